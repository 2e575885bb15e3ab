import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { findHost } from '../listen.ts'
import { prepareShop } from '../prepare-shop.ts'
import { command } from '../terminal/command.ts'

/**
 * The shop for those who change it: pages reload in the browser, and the server starts anew when one of its own files
 * changes. The database stays up meanwhile, held by this process.
 */
await command(async (opened) => {
  const config = readConfig()
  await prepareShop(config, { say: console.log, closeWith: opened.closeWith, alone: true })
  await findHost(config)

  const server = join(import.meta.dirname, '..', 'dev-server.ts')
  const shop = spawn(process.execPath, ['--watch', '--watch-preserve-output', server], { stdio: 'inherit' })
  opened.closeWith(async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return
    shop.kill()
    await once(shop, 'exit')
  })
  await opened.untilStopped()
})
