import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTables } from '../../platform/postgres/describe-tables.ts'
import { migrate } from '../../platform/postgres/migrate.ts'
import { projectFolder, readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'

const file = 'src/platform/postgres/tables.ts'

const { db, close } = await openDatabase(readConfig(), console.log)
try {
  await migrate(db)
  writeFileSync(join(projectFolder, file), await describeTables(db))
  console.log(`Wrote ${file}`)
} finally {
  await close()
}
