import type { RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/**
 * Sends statements one right behind the other, in this order, and answers the rows of each: there and back only once
 * for all of them, which is most of what a small statement costs. None can use what another answers. In a
 * transaction what comes after one that failed fails as well; outside of one each stands for itself. Throws what the
 * first that failed has to say, when all are done.
 */
export async function together<Rows extends unknown[]>(
  db: Db,
  ...statements: { [Place in keyof Rows]: RawBuilder<Rows[Place]> }
): Promise<{ [Place in keyof Rows]: Rows[Place][] }> {
  const compiled = statements.map((statement) => statement.compile(db))
  const settled = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(compiled.map((statement) => connection.executeQuery(statement))),
    )

  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value.rows
  }) as { [Place in keyof Rows]: Rows[Place][] }
}
