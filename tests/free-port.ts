import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port nobody listens on, for a shop that has to know its own address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
