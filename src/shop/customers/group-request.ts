import type { Channel, CustomerGroup, CustomerGroupId, GroupRegistration } from '../channel/channel.ts'
import type { Violation } from '../refusal.ts'
import type { Profile } from './customer.ts'

/** A group that somebody may ask for. */
export type OpenGroup = CustomerGroup & { registration: GroupRegistration }

export const isOpenGroup = (group: CustomerGroup): group is OpenGroup => group.registration !== null

export const openGroup = (channel: Pick<Channel, 'customerGroups'>, id: string): OpenGroup | null =>
  channel.customerGroups.filter(isOpenGroup).find((group) => group.id === id) ?? null

/** What stands against asking for a group: nobody is let in there, or only companies are and this is none. */
export function groupRequestProblems(
  channel: Pick<Channel, 'customerGroups'>,
  requestedGroupId: CustomerGroupId | null,
  { accountType }: Pick<Profile, 'accountType'>,
): Violation[] {
  if (requestedGroupId === null) return []
  const group = openGroup(channel, requestedGroupId)
  if (!group) {
    const detail = { entity: 'customer_group', id: requestedGroupId }
    return [{ rule: 'entity-does-not-exist', path: ['requestedGroupId'], value: requestedGroupId, detail }]
  }
  return group.registration.onlyCompany && accountType !== 'business'
    ? [{ rule: 'no-such-choice', path: ['accountType'], value: accountType, detail: { choices: 'business' } }]
    : []
}
