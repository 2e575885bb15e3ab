import { migrate } from '../../platform/postgres/migrate.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { command } from '../terminal/command.ts'

await command(async ({ closeWith }) => {
  const { db } = await openDatabase(readConfig(), { say: console.log, closeWith })

  const applied = await migrate(db)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
})
