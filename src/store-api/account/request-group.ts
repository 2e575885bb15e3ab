import { z } from 'zod'
import { askForGroup } from '../../shop/customers/ask-for-group.ts'
import { endpoint } from '../endpoint.ts'
import { limitRegistrations } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { chosenId } from '../typed-text.ts'

/** POST /account/request-group: an account that stands asks for a group; ours. The staff decides. */
export const post = endpoint(
  z.object({ requestedGroupId: chosenId<'customer-group'>() }),
  async ({ requestedGroupId }, { db, visit, caller, later }) => {
    limitRegistrations(caller.ip, visit)
    await askForGroup(db, visit, requestedGroupId, later)
    return success()
  },
)
