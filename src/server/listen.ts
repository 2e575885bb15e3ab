import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf, Failure } from '../platform/failure.ts'
import type { Config } from './config.ts'

type Address = Pick<Config, 'PORT' | 'HOST'>

/** The address to listen at, when the port is free: every one of this machine, of IPv6 as far as it speaks that. */
export async function findHost({ PORT, HOST }: Address): Promise<string> {
  const probe = createServer()
  try {
    probe.listen({ port: PORT, host: HOST })
    await once(probe, 'listening')
    return HOST
  } catch (error) {
    const knowsNoIpv6 = HOST === '::' && ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error) ?? '')
    if (knowsNoIpv6) return findHost({ PORT, HOST: '0.0.0.0' })
    throw listenFailure(error, { PORT, HOST })
  } finally {
    probe.close()
  }
}

export function listenFailure(error: unknown, { PORT, HOST }: Address): unknown {
  const another = `choose another one, as in "PORT=${PORT === 3001 ? 3002 : 3001} npm start"`
  if (codeOf(error) === 'EADDRINUSE') {
    return new Failure(`Port ${PORT} is taken: stop what listens there, or ${another}.`)
  }
  if (codeOf(error) === 'EACCES')
    return new Failure(`Port ${PORT} is for the administrator of this machine: ${another}.`)
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
    return new Failure(
      `HOST is ${HOST}, which is no address of this machine: leave it out to listen at all of them.`,
    )
  }
  return error
}
