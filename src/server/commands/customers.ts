import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { Failure } from '../../platform/failure.ts'
import { type Jobs, openJobs } from '../../platform/jobs/jobs.ts'
import { type Db, unhurried } from '../../platform/postgres/db.ts'
import type { Channel } from '../../shop/channel/channel.ts'
import { readChannel } from '../../shop/channel/read-channel.ts'
import type { CustomerId } from '../../shop/customers/customer.ts'
import { approveGroup, type Decision, declineGroup, moveToGroup } from '../../shop/customers/decide-group.ts'
import { findCustomerId, readApplicants, readGroupEvents } from '../../shop/customers/group-store.ts'
import { makeImitation, readImitations } from '../../shop/customers/imitation-store.ts'
import { Refusal } from '../../shop/refusal.ts'
import { readConfig } from '../config.ts'
import { prepareTables } from '../prepare-shop.ts'
import { command } from '../terminal/command.ts'
import { jobNames } from '../workers.ts'

const usage = [
  'npm run customers                                    who waits for a decision',
  'npm run customers -- approve <number or e-mail>      lets somebody into the group she asked for',
  'npm run customers -- decline <number or e-mail> --reason "..."   her mail says the reason',
  'npm run customers -- move <number or e-mail> <group> puts somebody into a group',
  'npm run customers -- history <number or e-mail>      what was decided, by whom, and who went on as her',
  'npm run customers -- imitate <number or e-mail>      lets you go on as her, to help on the telephone',
  '  --note "..." is kept for the staff, --by <name> says who decides',
].join('\n')

await command(async ({ closeWith }) => {
  const { positionals, values } = parseArgs({
    options: { reason: { type: 'string' }, note: { type: 'string' }, by: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const [verb = 'list', named, groupKey] = positionals
  const { db: hurried } = await prepareTables(readConfig(), { say: console.error, closeWith })
  const db = unhurried(hurried)
  if (verb === 'list') return listApplicants(db)

  const channel = await readChannel(db)
  const customerId = await findCustomer(db, named)
  if (verb === 'history') return listEvents(db, channel, customerId)

  const by = textOf(values.by) || userInfo().username
  if (verb === 'imitate') return imitate(db, customerId, by)

  const decision: Decision = {
    customerId,
    by,
    note: textOf(values.note) || null,
    now: new Date(),
  }
  const jobs = await openJobs(db, { names: jobNames, report: (error) => console.error(error.message) })
  closeWith(() => jobs.close())
  await decide(db, channel, decision, { verb, groupKey, reason: textOf(values.reason), jobs })
  console.log('Done. It holds from her next page on; mails go out as soon as the shop runs.')
})

type Wish = { verb: string; groupKey: string | undefined; reason: string; jobs: Jobs }

async function decide(
  db: Db,
  channel: Channel,
  decision: Decision,
  { verb, groupKey, reason, jobs: { later } }: Wish,
): Promise<void> {
  try {
    if (verb === 'approve') return await approveGroup(db, channel, decision, later)
    if (verb === 'decline') return await declineGroup(db, channel, { ...decision, reason }, later)
    if (verb !== 'move') throw new Failure(usage)

    const group = channel.customerGroups.find(({ key }) => key === groupKey)
    const keys = channel.customerGroups.map(({ key }) => key).join(', ')
    if (!group) throw new Failure(`There is no group "${groupKey ?? ''}", only ${keys}.`)
    return await moveToGroup(db, decision, group.id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'customer.group-not-requested') {
      throw new Failure('This customer waits for no decision. To put her into a group, use "move".')
    }
    throw error
  }
}

async function findCustomer(db: Db, named: string | undefined): Promise<CustomerId> {
  if (!named) throw new Failure(usage)
  const id = await findCustomerId(db, named)
  if (!id) throw new Failure(`No account has the number or e-mail "${named}".`)
  return id
}

async function listApplicants(db: Db): Promise<void> {
  const applicants = await readApplicants(db)
  if (applicants.length === 0) return console.log('Nobody waits.')

  for (const { number, name, company, vatIds, email, isConfirmed, groupKey, askedAt } of applicants) {
    const who = [name, company, vatIds.join(', '), email].filter(Boolean).join(', ')
    const doubt = isConfirmed ? '' : ' (has not confirmed the e-mail)'
    console.log(`${number}  ${askedAt.toISOString().slice(0, 10)}  asks for ${groupKey}: ${who}${doubt}`)
  }
}

async function listEvents(db: Db, { customerGroups }: Channel, customerId: CustomerId): Promise<void> {
  for (const { kind, groupId, decidedBy, note, happenedAt } of await readGroupEvents(db, customerId)) {
    const group = customerGroups.find(({ id }) => id === groupId)?.key ?? groupId
    const by = decidedBy ? ` by ${decidedBy}` : ''
    console.log(`${happenedAt.toISOString()}  ${kind} ${group}${by}${note ? `: ${note}` : ''}`)
  }
  for (const { staff, usedAt } of await readImitations(db, customerId)) {
    console.log(`${usedAt.toISOString()}  ${staff} went on as her`)
  }
}

/** What `POST /store-api/account/login/imitate-customer` takes. */
async function imitate(db: Db, customerId: CustomerId, staff: string): Promise<void> {
  const imitation = await makeImitation(db, { customerId, staff, now: new Date() })
  if (!imitation) throw new Failure('Nobody can log in to this account: it is closed, or not confirmed yet.')
  console.log(JSON.stringify(imitation))
  console.error('Good once, for ten minutes. She sees it among her devices.')
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}
