import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { businessLetters } from './business-letters.ts'
import type { MailId } from './mail.ts'
import { sendMailJob } from './send-mail.ts'

export const sweepMailsJob = 'sweep-mails'
export const sweepMailsMinutes = 30

/** A job tries again after an hour at the most: what was left alone for longer has no job any more. */
const leftAloneHours = 2

/** Long enough to answer whoever asks about a mail, and no longer: an outbox is full of addresses. */
const keptDays = 180

/**
 * Writes a new job down for every mail that still waits and whose job was lost or gave up; answers how many that were.
 * Lets go of mails that were only of that day.
 */
export async function sweepMails(db: Db, { later, now }: { later: Later; now: Date }): Promise<number> {
  const { rows } = await sql<{ id: MailId }>`
    select hex(id) as id from mail
    where state = 'waiting'
      and greatest(created_at, tried_at) < ${now}::timestamptz - make_interval(hours => ${leftAloneHours})
    order by created_at limit 500
  `.execute(db)
  await sql`
    delete from mail
    where created_at < ${now}::timestamptz - make_interval(days => ${keptDays}) and state <> 'waiting'
      and not (purpose = any(${businessLetters}::text[]))
  `.execute(db)
  for (const { id } of rows) await later(db, { name: sendMailJob, data: { mailId: id } })
  return rows.length
}
