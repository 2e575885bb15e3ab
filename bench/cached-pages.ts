import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { askOver } from './raw-client.ts'

/** A kept page beside a bare server that sends the same bytes: microseconds for a request, by the clock and of the processor. */
export type Compared = {
  page: string
  atATime: number
  bytes: number
  shop: Cost
  bare: Cost
}

export type Cost = { wallUs: number; processorUs: number }

const pages = { listing: '/trennsysteme/x-line', product: '/x-line-60-trennsystem' }
const crowds = [1, 16, 64]
/** In turns, so that whatever else the machine does hits both; the first round warms up. */
const [rounds, requests] = [7, 3_000]

export async function comparePages({ origin, pid }: { origin: string; pid: number }): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const [page, path] of Object.entries(pages)) {
    // Asked for often enough to be packed as small as it gets.
    for (let turn = 0; turn < 20; turn++) await look(origin + path)
    const answer = await look(origin + path)
    const bare = await openBare(answer)
    for (const atATime of crowds)
      compared.push({ page, atATime, ...(await compare({ origin, pid }, bare, path, atATime)) })
    bare.process.kill()
  }
  return compared
}

type Bare = { origin: string; pid: number; process: ChildProcess }
type Server = { origin: string; pid: number }

async function compare(shop: Server, bare: Bare, path: string, atATime: number) {
  const costs: Record<'shop' | 'bare', Cost[]> = { shop: [], bare: [] }
  let bytes = 0
  for (let round = 0; round < rounds; round++) {
    for (const [who, server] of [
      ['shop', shop],
      ['bare', bare],
    ] as const) {
      const [begun, worked] = [performance.now(), processorUs(server.pid)]
      const asked = await askOver(place(server), requestFor(path), { connections: atATime, requests })
      const cost = {
        wallUs: ((performance.now() - begun) * 1000) / requests,
        processorUs: (processorUs(server.pid) - worked) / requests,
      }
      bytes = asked.bytes
      if (round > 0) costs[who].push(cost)
    }
  }
  return { bytes, shop: middle(costs.shop), bare: middle(costs.bare) }
}

async function openBare({ status, headers, content }: Answer): Promise<Bare> {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  bare.send({ status, headers, content: content.toString('base64') })
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo]
  return { origin: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0, process: bare }
}

type Answer = { status: number; headers: string[]; content: Buffer }

/** As it travels, without what Node writes by itself. */
function look(url: string): Promise<Answer> {
  return new Promise((answered, failed) => {
    ask(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, all[at + 1] ?? ''] : [],
        )
        answered({ status: response.statusCode ?? 0, headers: pairs, content: Buffer.concat(chunks) })
      })
    })
      .on('error', failed)
      .end()
  })
}

const requestFor = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`

function place({ origin }: Server) {
  const { hostname, port } = new URL(origin)
  return { host: hostname, port: Number(port) }
}

/** What a process has had of the processors, in Linux's hundredths of a second. */
function processorUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

const middle = (costs: readonly Cost[]): Cost => ({
  wallUs: median(costs.map(({ wallUs }) => wallUs)),
  processorUs: median(costs.map(({ processorUs }) => processorUs)),
})

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
