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
    const wished = codingFor(Array.isArray(accepted) ? accepted.join() : accepted)
    if (wished === 'identity') return bytesOf(payload)

    const { coding, content } = await pack(bytesOf(payload), wished)
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return content
  })
}

/**
 * Text as it travels. Written where there is room already and copied from there: a new place as wide as a text can get
 * costs more than the writing.
 */
function bytesOf(text: string): Buffer {
  if (text.length > mostLetters) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, room)
  return Buffer.from(room.subarray(0, written))
}

const encoder = new TextEncoder()
const mostLetters = 200_000
const room = Buffer.allocUnsafeSlow(mostLetters * 3)
