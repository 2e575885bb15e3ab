import { readConfig } from './config.ts'
import { prepareShop } from './prepare-shop.ts'
import { serve } from './serve.ts'
import { command } from './terminal/command.ts'

/** What `npm run dev` starts, and starts again whenever one of the files imported here changes. */
await command(async (opened) => {
  const config = readConfig()
  const database = await prepareShop(config, { say: console.log, closeWith: opened.closeWith })

  await serve(opened, { config, database, pages: 'dev' })
  await opened.untilStopped()
})
