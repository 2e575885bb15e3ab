import type { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** A statement that is not sent yet. */
export type Statement<Row> = { compile(db: Db): CompiledQuery<Row> }

/**
 * Sends statements one right behind the other, in this order, and answers the rows of each: there and back only once
 * for all of them, which is most of what a small statement costs. None can use what another answers. In a
 * transaction what comes after one that failed fails as well; outside of one each stands for itself. Throws what the
 * first that failed has to say, when all are done.
 */
export async function together<Statements extends readonly Statement<unknown>[]>(
  db: Db,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  const compiled = statements.map((statement) => statement.compile(db))
  const settled = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(compiled.map((statement) => connection.executeQuery(statement))),
    )

  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value.rows
  }) as unknown as RowsOf<Statements>
}

type RowsOf<Statements> = {
  -readonly [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? Row[] : never
}
