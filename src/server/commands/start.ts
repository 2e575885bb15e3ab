import { createLog } from '../../platform/log.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { buildPages } from '../pages/build.ts'
import { prepareShop } from '../prepare-shop.ts'
import { command, within } from './command.ts'
import { findHost, listenFailure } from './listen.ts'

const say = console.log

await command(async (opened) => {
  const config = readConfig()
  const database = await prepareShop(config, { say, alone: true })
  opened.closeWith(database.close)
  // Before the pages are built, which takes longer than to see that the port is taken.
  const HOST = await findHost(config)

  await buildPages({ say })
  const log = createLog({ level: config.LOG_LEVEL, forPeople: config.NODE_ENV !== 'production' })
  const app = await createApp({ config: { ...config, HOST }, db: database.db, log, pages: 'built' })
  opened.closeWith(() => within(10, app.close()))

  await app.listen().catch((error) => {
    throw listenFailure(error, config)
  })
  say(`The shop is open at ${config.SHOP_URL}`)
  await opened.untilStopped()
})
