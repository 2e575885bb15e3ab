import { createLog } from '../platform/log.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { findHost, listenFailure } from './listen.ts'
import type { PagesKind } from './pages/register-pages.ts'
import { type Opened, within } from './terminal/command.ts'

/** How long requests under way may take to end when the shop is told to stop. */
const patienceSeconds = 10

/** Opens the shop to the world, until it is told to stop. */
export async function serve(
  opened: Opened,
  { config, database, pages }: { config: Config; database: Database; pages: PagesKind },
) {
  const HOST = await findHost(config)
  const log = createLog({ level: config.LOG_LEVEL, forPeople: config.NODE_ENV !== 'production' })
  const app = await createApp({ config: { ...config, HOST }, db: database.db, log, pages })
  opened.closeWith(() => within(patienceSeconds, app.close()))

  await app.listen().catch((error) => {
    throw listenFailure(error, config)
  })
  void app.warmUp()
  console.log(`The shop is open at ${config.SHOP_URL}`)
}
