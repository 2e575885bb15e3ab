import type { FastifyInstance } from 'fastify'
import { codingFor } from '../platform/page-cache/coding.ts'
import { pack } from '../platform/page-cache/pack.ts'

/**
 * JSON leaves packed as its reader likes it: a search suggests seventy kilobytes that travel as seven. Its length
 * betrays no secret of a visit, since no foreign page can make a browser send the token that asks for it.
 */
export function packAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async ({ headers }, reply, payload) => {
    // Files are packed by what they are.
    if (typeof payload !== 'string') return payload

    reply.header('vary', 'accept-encoding')
    const accepted = headers['accept-encoding']
    const { coding, content } = await pack(
      Buffer.from(payload),
      codingFor(Array.isArray(accepted) ? accepted.join() : accepted),
    )
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return content
  })
}
