import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { Failure } from '../../platform/failure.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { type Db, unhurried } from '../../platform/postgres/db.ts'
import { readBounce } from '../../shop/mail/bounce.ts'
import type { MailId } from '../../shop/mail/mail.ts'
import { countMails, listMails, noteBounced } from '../../shop/mail/mail-store.ts'
import { type NoMore, tryAgain } from '../../shop/mail/try-again.ts'
import { isId } from '../../values/ids.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { command } from '../terminal/command.ts'
import { mailTable } from '../terminal/mail-table.ts'
import { jobNames } from '../workers.ts'

const say = console.log

await command(async ({ closeWith }) => {
  const { again, bounced, all } = asked()
  const { db } = await openDatabase(readConfig(), { say: () => undefined, closeWith })

  if (bounced) return takeBounce(db)
  if (again !== undefined) return sendAgain(db, again, closeWith)
  say(mailTable(await listMails(db, 500), await countMails(db), { all }))
})

function asked() {
  const options = {
    again: { type: 'string' },
    bounced: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new Failure(
      'As in "npm run mails", "-- --all", "-- --again <id>", or "-- --bounced" with a report.',
    )
  }
}

/** The mail server pipes in what came back; what is no report of ours is no reason to send that back again. */
async function takeBounce(db: Db): Promise<void> {
  const bounce = readBounce(await text(process.stdin))
  if (!bounce) return say('That is no report about a mail of this shop.')
  if (!bounce.isFinal) return say(`The mail ${bounce.mailId} is still on its way: ${bounce.reason}`)

  const isNoted = await noteBounced(db, bounce.mailId, bounce.reason, new Date())
  say(isNoted ? `Noted: ${bounce.mailId} came back.` : `There is no mail ${bounce.mailId} that was sent.`)
}

async function sendAgain(
  db: Db,
  id: string,
  closeWith: (close: () => Promise<unknown>) => void,
): Promise<void> {
  if (!isId(id)) throw new Failure('Which mail? Its id has 32 letters and digits; "npm run mails" shows it.')
  const jobs = await openJobs(unhurried(db), {
    names: jobNames,
    report: (error) => {
      throw error
    },
  })
  closeWith(() => jobs.close())

  const why = await tryAgain(db, id as MailId, jobs.later) // an id by its form; it is looked up
  if (why) throw new Failure(reasons[why])
  say('It is sent again as soon as a running shop comes to it.')
}

const reasons: Record<NoMore, string> = {
  unknown: 'There is no such mail.',
  arrived: 'That mail was taken by the mail server, or came too late to be of use.',
  empty: 'That mail was never put into words.',
  blotted: 'The link in that mail is gone from here for safety: whoever it was for can ask for another one.',
}
