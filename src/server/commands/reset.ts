import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Failure } from '../../platform/failure.ts'
import { removePostgres } from '../../platform/postgres/embedded/start-postgres.ts'
import { type Config, readConfig } from '../config.ts'
import { openForeign } from '../database.ts'
import { prepareShop } from '../prepare-shop.ts'
import { command } from '../terminal/command.ts'

const say = console.log

await command(async ({ closeWith }) => {
  const config = readConfig()
  if (!(await isWanted(config))) return

  await forget(config)
  await prepareShop(config, { say, closeWith })
  say('The shop is as delivered')
})

/** Everything is lost for good, so somebody has to say so. */
async function isWanted(config: Config) {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' } }, strict: false })
  if (values.yes) return true
  if (!process.stdin.isTTY) {
    throw new Failure(
      'Nobody is here to ask: "npm run reset -- --yes" takes all orders, customers and changes away.',
    )
  }

  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `All orders, customers and changes in ${whereOf(config)} will be gone. Go on? y/N `,
  )
  terminal.close()
  return /^(y|yes|j|ja)$/i.test(answer.trim())
}

function whereOf({ DATABASE_URL, DATA_FOLDER }: Config) {
  if (!DATABASE_URL) return DATA_FOLDER
  const { host, pathname } = new URL(DATABASE_URL)
  return `the database ${pathname.slice(1)} at ${host}`
}

async function forget(config: Config) {
  if (!config.DATABASE_URL) return removePostgres({ dataFolder: config.DATA_FOLDER, name: 'postgres' })

  const db = await openForeign(config.DATABASE_URL, 'DATABASE_URL', 1)
  try {
    await sql.raw('drop schema if exists public, jobs cascade; create schema public').execute(db)
  } finally {
    await db.destroy()
  }
}
