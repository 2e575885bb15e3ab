import { setFlagsFromString } from 'node:v8'
import { readConfig } from '../config.ts'
import { findHost } from '../listen.ts'
import { buildPages } from '../pages/build.ts'
import { prepareShop } from '../prepare-shop.ts'
import { serve } from '../serve.ts'
import { command } from '../terminal/command.ts'

const say = console.log

// Memory grows by less before it is looked through: a page leaves a great deal behind, and little of it is needed again.
setFlagsFromString('--heap-growing-percent=30')

await command(async (opened) => {
  const config = readConfig()
  const database = await prepareShop(config, { say, closeWith: opened.closeWith, alone: true })

  // Before the pages are built, which takes longer than to see that the port is taken.
  await findHost(config)
  await buildPages({ say })
  await serve(opened, { config, database, pages: 'built' })
  await opened.untilStopped()
})
