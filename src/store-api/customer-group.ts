import { isOpenGroup } from '../shop/customers/group-request.ts'
import { customerGroup } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { openGroupShape } from './shapes/channel.ts'

/** POST /customer-group: those somebody may ask for; ours, so that a page need not know an id. */
export const post = reading(criteriaWish, async (wish, { visit: { channel, locale, now } }) =>
  listInMemory(
    customerGroup,
    channel.customerGroups.filter(isOpenGroup).map((group) => openGroupShape(group, locale)),
    wish,
    now,
  ),
)
