import { CompiledQuery } from 'kysely'
import type { ConnectionOptions } from 'pg-boss'
import type { Db } from '../postgres/db.ts'
import { hear } from '../postgres/hear.ts'
import type { DatabaseUrl } from '../postgres/session.ts'
import type { Statement } from '../postgres/together.ts'

/** The shop's own pool, or one of its transactions, as pg-boss speaks to a database. */
export const bossDatabase = (db: Db): NonNullable<ConnectionOptions['db']> => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    // Several statements in one text answer with a list of lists.
    return { rows: rows.flat(1) }
  },
})

/** The same, told by the database when a job is there. Whatever is missed is found by looking. */
export const tellingDatabase = (db: Db, url: DatabaseUrl): NonNullable<ConnectionOptions['db']> => ({
  ...bossDatabase(db),
  listen: async (channel, told, begun) => hear(url, channel, { told, begun, lost: () => undefined }),
})

/** The one statement that pg-boss would send, instead of sending it. */
export async function statementOf(
  send: (database: NonNullable<ConnectionOptions['db']>) => Promise<unknown>,
): Promise<Statement<unknown>> {
  const noted: CompiledQuery[] = []
  await send({
    async executeSql(text, values = []) {
      noted.push(CompiledQuery.raw(text, [...values]))
      return { rows: [{ id: null }] }
    },
  })
  const [statement, another] = noted
  if (!statement || another) throw new Error(`pg-boss sends ${noted.length} statements for a job, not one`)
  return { compile: () => statement }
}
