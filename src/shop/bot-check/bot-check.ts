import { sql } from 'kysely'
import { type Db, quickWrite } from '../../platform/postgres/db.ts'
import { setTask, solvedTask, type Task } from '../../platform/proof-of-work.ts'
import { newToken } from '../../values/token.ts'
import { readSecret } from '../channel/secret.ts'

/** As long as a form may lie open between the click and the answer. */
const minutes = 10

/** A tenth of a second on a desk, less than a second on a phone. */
const leastBits = 13

/** Sets a task for a browser, its work doubled so often. */
export async function setBotCheck(db: Db, now: Date, doublings: number): Promise<Task> {
  const bits = leastBits + doublings
  const until = new Date(now.getTime() + minutes * 60_000)
  return setTask(await readSecret(db, 'bot-check'), { bits, until, nonce: newToken() })
}

/** Whether somebody's browser did the work of a task, which counts once. */
export async function takeProof(db: Db, proof: string, now: Date): Promise<boolean> {
  const solved = solvedTask(await readSecret(db, 'bot-check'), proof, now)
  if (!solved) return false

  const { rows } = await sql`
    with gone as (
      delete from spent_proof where nonce in (
        select nonce from spent_proof where ends_at < ${now}::timestamptz order by ends_at limit 20 for update skip locked)
    )
    insert into spent_proof (nonce, ends_at) values (${solved.nonce}, ${solved.until}) on conflict do nothing returning nonce
  `.execute(quickWrite(db))
  return rows.length > 0
}
