import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectFolder } from '../../src/server/config.ts'

export type ShopProcess = {
  origin: string
  /** At once, wherever it is: nothing is finished, nothing is closed. */
  kill(): Promise<void>
  /** As somebody stops it who means well. */
  stop(): Promise<void>
}

/** The shop as `npm start` runs it, in a process of its own that can be killed. */
export async function startShop(database: string, port: number): Promise<ShopProcess> {
  const origin = `http://localhost:${port}`
  const shop = spawn(process.execPath, [join(projectFolder, 'src/server/commands/start.ts')], {
    env: { ...process.env, DATABASE_URL: database, PORT: String(port), NODE_ENV: 'test', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await open(shop)
  const end = async (signal: NodeJS.Signals) => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    shop.kill(signal)
    await once(shop, 'exit')
  }

  return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function open(shop: ChildProcess): Promise<void> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said.push(String(chunk))
      if (String(chunk).includes('The shop is open')) resolve()
    }
    shop.stdout?.on('data', hear)
    shop.stderr?.on('data', hear)
    shop.on('exit', () => reject(new Error(`The shop did not open:\n${said.join('')}`)))
  })
}
