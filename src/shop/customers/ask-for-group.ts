import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { say } from '../../values/translated.ts'
import type { CustomerGroupId } from '../channel/channel.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import type { CustomerId } from './customer.ts'
import { groupRequestProblems, openGroup } from './group-request.ts'
import { addGroupEvent, lockStanding, writeStanding } from './group-store.ts'
import { tellProfessionalRequested } from './tell-account.ts'

/** Asks for a group with an account that stands already. Asked twice, it is asked once; who is in it is in it. */
export async function askForGroup(
  db: Db,
  visit: Visit,
  groupId: CustomerGroupId,
  later: Later,
): Promise<void> {
  const customer = accountHolder(visit)
  const problems = groupRequestProblems(visit.channel, groupId, customer)
  if (problems.length > 0) refuseForm(problems)

  await atomically(db, async (db) => {
    const standing =
      (await lockStanding(db, customer.id)) ?? refuse('customer.unknown', { customerId: customer.id })
    if (standing.groupId === groupId || standing.requestedGroupId === groupId) return

    await writeStanding(db, { ...standing, requestedGroupId: groupId })
    await noteGroupWish(db, visit, { customerId: customer.id, groupId, locale: customer.locale }, later)
  })
}

type GroupWish = { customerId: CustomerId; groupId: CustomerGroupId; locale: Visit['locale'] }

/** Writes down that somebody asked, and tells her and the company, which is to decide. */
export async function noteGroupWish(
  db: Db,
  { channel, now }: Pick<Visit, 'channel' | 'now'>,
  { customerId, groupId, locale }: GroupWish,
  later: Later,
): Promise<void> {
  const group = openGroup(channel, groupId)
  if (!group) return

  await addGroupEvent(db, customerId, {
    kind: 'requested',
    groupId,
    decidedBy: null,
    note: null,
    happenedAt: now,
  })
  await tellProfessionalRequested(db, { customerId, group: say(group.name, locale) }, later)
}
