import { type Answer, PlainClient } from './plain-client.ts'

const accessKey = process.env.STORE_API_ACCESS_KEY ?? 'SWSCTRENNWERKDEMOSTOREFRONT'

/**
 * Somebody who asks the shop, over HTTP, with connections that stay open. Orders are limited for each address, so
 * shoppers who order come each from a loopback address of their own.
 */
export function shopper(origin: string, from?: string): Shopper {
  const client = new PlainClient(origin, from)
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    client.ask(method, path, headers, body === undefined ? undefined : JSON.stringify(body))

  const page = async (path: string) => expect(await ask('GET', path, { accept: 'text/html' }), path)

  const api = async (method: string, path: string, body?: unknown, token?: string) =>
    expect(
      await ask(
        method,
        `/store-api${path}`,
        {
          'sw-access-key': accessKey,
          'sw-include-seo-urls': 'true',
          'content-type': 'application/json',
          ...(token && { 'sw-context-token': token }),
        },
        body,
      ),
      path,
    )

  return { page, api, at: (from: string) => shopper(origin, from) }
}

export type Shopper = {
  page: (path: string) => Promise<Answer>
  api: (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>
  at: (from: string) => Shopper
}

function expect(answer: Answer, path: string): Answer {
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return answer
}
