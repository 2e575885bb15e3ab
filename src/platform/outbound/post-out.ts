import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type OutboundRules, outboundProblem, publicLookup } from './public-address.ts'

export type OutboundMessage = { url: string; headers: Record<string, string>; body: string }

/** What a stranger's server said: its status, and how its answer begins. */
export type OutboundAnswer = { status: number; beginning: string }

/** Throws when nobody answers in time, or nothing may be sent there. */
export type PostOut = (message: OutboundMessage) => Promise<OutboundAnswer>

/**
 * Posts to servers of strangers: by rules, in limited time, reading little of the answer and following no
 * redirect, which could lead where nothing may be sent.
 */
export const openPostOut =
  (rules: OutboundRules, { timeoutMs = 10_000 } = {}): PostOut =>
  async ({ url, headers, body }) => {
    const problem = outboundProblem(url, rules)
    if (problem) throw new Error(problem)

    const signal = AbortSignal.timeout(timeoutMs)
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // A connection of its own: nothing is shared with what another endpoint is sent.
          agent: false,
          signal,
          ...(!rules.allowPrivate && { lookup: publicLookup }),
        })
          .on('response', resolve)
          .on('error', reject)
          .end(body)
      })
      return { status: answer.statusCode ?? 0, beginning: await beginningOf(answer) }
    } catch (error) {
      throw signal.aborted ? new Error(`Nobody answered within ${timeoutMs} ms.`, { cause: error }) : error
    }
  }

const mostBytes = 1_024

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part)
    size += part.length
    if (size >= mostBytes) break
  }
  return Buffer.concat(parts).toString('utf8').slice(0, 200)
}
