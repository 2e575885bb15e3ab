import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const commands = join(import.meta.dirname, '../src/server/commands')
const setup = join(import.meta.dirname, '../setup')

export type ShopProcess = {
  origin: string
  pid: number
  startMs: number
  residentMb(): Promise<number>
  stop(): Promise<void>
}

/** The shop in a process of its own, open as soon as it says so. */
export async function startShop(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<ShopProcess> {
  const port = await freePort()
  const begun = performance.now()
  const shop = run([join(setup, 'run.mjs'), 'start'], {
    DATA_FOLDER: dataFolder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    // A fresh shop makes its pictures for many minutes; who measures pages measures nothing else.
    PICTURES_AHEAD: 'no',
    ...settings,
  })
  await openOf(shop)

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: shop.pid ?? 0,
    startMs: performance.now() - begun,
    residentMb: () => residentMb(shop),
    stop: async () => {
      shop.kill('SIGTERM')
      await once(shop, 'exit')
    },
  }
}

/** Fills a database with a large catalogue. */
export async function seed(dataFolder: string, products: number): Promise<void> {
  const seeding = run([join(commands, 'seed.ts'), '--products', String(products)], {
    DATA_FOLDER: dataFolder,
  })
  const said = linesOf(seeding)
  const [code] = await once(seeding, 'exit')
  if (code !== 0) throw new Error(`Seeding failed:\n${said.join('\n')}`)
}

const run = (args: string[], environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line))
  }
  return lines
}

function openOf(shop: ChildProcess): Promise<void> {
  const lines = linesOf(shop)
  return new Promise((resolve, reject) => {
    shop.on('exit', () => reject(new Error(`The shop did not open:\n${lines.join('\n')}`)))
    shop.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('The shop is open')) resolve()
    })
  })
}

async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}
