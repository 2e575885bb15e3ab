import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { say } from '../../values/translated.ts'
import type { Channel, CustomerGroupId } from '../channel/channel.ts'
import { refuse } from '../refusal.ts'
import { accountOf } from './account-store.ts'
import type { CustomerId } from './customer.ts'
import { addGroupEvent, lockStanding, type Standing, writeStanding } from './group-store.ts'
import { tellProfessionalApproved, tellProfessionalDeclined } from './tell-account.ts'

/** Who of the staff decides, and what she wants to remember of it. No customer sees either. */
export type Decision = { customerId: CustomerId; by: string; note: string | null; now: Date }

/** Lets a customer into the group she asked for: from the next page on she shops on its terms. She gets a mail. */
export const approveGroup = (db: Db, channel: Channel, decision: Decision, later: Later): Promise<void> =>
  atomically(db, async (db) => {
    const { standing, asked } = await lockWaiting(db, decision.customerId)
    const { customerId, by: decidedBy, note, now: happenedAt } = decision

    await writeStanding(db, { id: customerId, groupId: asked, requestedGroupId: null })
    await addGroupEvent(db, customerId, { kind: 'approved', groupId: asked, decidedBy, note, happenedAt })
    const group = await groupName(db, channel, standing, asked)
    await tellProfessionalApproved(db, { customerId, group }, later)
  })

/** Leaves a customer where she is. `reason` stands in the mail to her. She may ask again. */
export const declineGroup = (
  db: Db,
  channel: Channel,
  { reason, ...decision }: Decision & { reason: string },
  later: Later,
): Promise<void> =>
  atomically(db, async (db) => {
    const { standing, asked } = await lockWaiting(db, decision.customerId)
    const { customerId, by: decidedBy, note, now: happenedAt } = decision

    await writeStanding(db, { ...standing, requestedGroupId: null })
    await addGroupEvent(db, customerId, { kind: 'declined', groupId: asked, decidedBy, note, happenedAt })
    const group = await groupName(db, channel, standing, asked)
    await tellProfessionalDeclined(db, { customerId, group, reason }, later)
  })

/** Puts a customer into a group without being asked, or out of one. A wish that waits is settled by it. */
export const moveToGroup = (
  db: Db,
  { customerId, by, note, now }: Decision,
  groupId: CustomerGroupId,
): Promise<void> =>
  atomically(db, async (db) => {
    const standing = (await lockStanding(db, customerId)) ?? refuse('customer.unknown', { customerId })
    if (standing.groupId === groupId && standing.requestedGroupId === null) return

    await writeStanding(db, { id: customerId, groupId, requestedGroupId: null })
    await addGroupEvent(db, customerId, { kind: 'moved', groupId, decidedBy: by, note, happenedAt: now })
  })

/** Two of the staff may decide at once: the second finds nobody waiting any more. */
async function lockWaiting(
  db: Db,
  customerId: CustomerId,
): Promise<{ standing: Standing; asked: CustomerGroupId }> {
  const standing = (await lockStanding(db, customerId)) ?? refuse('customer.unknown', { customerId })
  const asked = standing.requestedGroupId ?? refuse('customer.group-not-requested', { customerId })
  return { standing, asked }
}

async function groupName(
  db: Db,
  { customerGroups, defaultLanguage }: Channel,
  { id }: Standing,
  asked: CustomerGroupId,
): Promise<string> {
  const account = await accountOf(db, id)
  const group = customerGroups.find(({ id }) => id === asked)
  return group ? say(group.name, account?.customer.locale ?? defaultLanguage) : ''
}
