import { CompiledQuery } from 'kysely'
import type { ConnectionOptions } from 'pg-boss'
import type { Db } from '../postgres/db.ts'

/** The shop's own pool, or one of its transactions, as pg-boss speaks to a database. */
export const bossDatabase = (db: Db): NonNullable<ConnectionOptions['db']> => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    // Several statements in one text answer with a list of lists.
    return { rows: rows.flat(1) }
  },
})
