import { unhurried } from '../platform/postgres/db.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import type { Config } from './config.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { refreshReadModels } from './read-models.ts'
import { seedShop } from './seed.ts'

/** A database this checkout can work with: at its newest migration, with a shop in it, and listings as this shop writes them. */
export async function prepareShop(config: Config, options: DatabaseOptions): Promise<Database> {
  const database = await prepareTables(config, options)
  if (await isEmpty(database)) {
    options.say('Filling the shop ...')
    await seedShop(unhurried(database.db))
  }
  await refreshReadModels(unhurried(database.db), options.say)
  return database
}

/** A database with the tables of this checkout. */
export async function prepareTables(config: Config, options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(config, options)
  const applied = await migrate(unhurried(database.db)).catch((error) => {
    throw (config.DATABASE_URL && databaseFailure(causeOf(error), config.DATABASE_URL)) || error
  })

  if (applied.length > 0) {
    options.say(`Applied ${applied.length === 1 ? applied[0] : `${applied.length} migrations`}`)
  }
  return database
}

const isEmpty = async ({ db }: Database) =>
  (await db.selectFrom('sales_channel').select('id').limit(1).execute()).length === 0

const causeOf = (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error)
