import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTables } from '../../platform/postgres/describe-tables.ts'
import { projectFolder, readConfig } from '../config.ts'
import { prepareTables } from '../prepare-shop.ts'
import { command } from '../terminal/command.ts'

const file = 'src/platform/postgres/tables.ts'

await command(async ({ closeWith }) => {
  const { db } = await prepareTables(readConfig(), { say: console.log, closeWith })

  writeFileSync(join(projectFolder, file), await describeTables(db))
  console.log(`Wrote ${file}`)
})
