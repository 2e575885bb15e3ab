import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './db.ts'
import type { Connection } from './dialect.ts'

/** A statement that is not sent yet. */
export type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

/**
 * Sends statements one right behind the other, in this order, and answers the rows of each: there and back only once
 * for all of them, which is most of what a small statement costs. None can use what another answers. In a
 * transaction what comes after one that failed fails as well; outside of one each stands for itself. Throws what the
 * first that failed has to say, when all are done.
 */
export function together<Statements extends readonly Statement<unknown>[]>(
  db: Db,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  return send(db, statements, () => [])
}

/**
 * The same as the last thing of a transaction, with the commit right behind: whatever these statements lock is free
 * again before their answers are even read.
 */
export function togetherAtLast<Statements extends readonly Statement<unknown>[]>(
  db: Db,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  return send(db, statements, (connection) => [connection.commit()])
}

async function send<Statements extends readonly Statement<unknown>[]>(
  db: Db,
  statements: Statements,
  behind: (connection: Connection) => Promise<unknown>[],
): Promise<RowsOf<Statements>> {
  const compiled = statements.map((statement) => statement.compile(db))
  const settled = await db.getExecutor().provideConnection((connection) => {
    const sent = compiled.map((statement) => connection.executeQuery(statement))
    // All of them are waited for, so that nobody else gets the session before.
    return Promise.allSettled([...sent, ...behind(connection as Connection)])
  })

  return settled.slice(0, statements.length).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return (outcome.value as QueryResult<unknown>).rows
  }) as unknown as RowsOf<Statements>
}

type RowsOf<Statements> = {
  -readonly [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? Row[] : never
}
