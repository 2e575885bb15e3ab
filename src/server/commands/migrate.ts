import { migrate } from '../../platform/postgres/migrate.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'

const { db, close } = await openDatabase(readConfig(), console.log)
try {
  const applied = await migrate(db)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
} finally {
  await close()
}
