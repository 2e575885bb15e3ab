import { z } from 'zod'
import { openGroup } from '../../../shop/customers/group-request.ts'
import { refuse } from '../../../shop/refusal.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { openGroupShape } from '../../shapes/channel.ts'

/** GET /customer-group-registration/config/{customerGroupId}: what a form says that asks for this group. */
export const get = endpoint(
  z.object({ customerGroupId: idWish<'customer-group'>('customerGroupId') }),
  async ({ customerGroupId }, { visit: { channel, locale } }) => {
    const group =
      openGroup(channel, customerGroupId) ?? refuse('customer.group-not-open', { customerGroupId })
    return openGroupShape(group, locale)
  },
)
