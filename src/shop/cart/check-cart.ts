import { say } from '../../values/translated.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartLine } from './cart.ts'
import { checkAddresses } from './check-addresses.ts'
import type { CartNotice } from './notices.ts'

/** How the goods leave the shop: not at all when all are downloads; not yet when nobody takes them there. */
export type Sending = { goodsAreSent: boolean; nobodyCarries: boolean }

/** Last step: what still stands in the way of ordering. It is said with each answer until its cause is gone. */
export function checkCart(visit: Visit, lines: readonly CartLine[], sending: Sending): CartNotice[] {
  if (lines.length === 0) return []
  const addresses = checkAddresses(visit, sending.goodsAreSent)

  return [
    ...incompleteLines(lines),
    ...unfitLines(lines),
    ...(isBlocked(addresses) || !sending.nobodyCarries ? [] : [notSendable(visit)]),
    ...(visit.customer?.salutationId === null ? [{ kind: 'profile-salutation-missing' } as const] : []),
    ...addresses,
  ]
}

/** An order has to say what was bought. */
const incompleteLines = (lines: readonly CartLine[]): CartNotice[] =>
  lines
    .filter(({ product }) => product.name === '')
    .map(({ id }) => ({ kind: 'line-incomplete', lineId: id, property: 'label' }))

/** What was measured says no. With an accessory in the cart that makes it fit, all is well. */
function unfitLines(lines: readonly CartLine[]): CartNotice[] {
  const numbers = new Set(lines.map(({ product }) => product.number))
  return lines
    .filter(
      ({ purpose: { fit } }) =>
        fit?.status === 'no-fit' && !fit.fillers.some((filler) => numbers.has(filler)),
    )
    .map(({ id, productId, product: { name } }) => ({
      kind: 'line-does-not-fit',
      lineId: id,
      ...{ productId, name },
    }))
}

/** Where nothing is sent at all, the address says so already. */
const isBlocked = (notices: readonly CartNotice[]): boolean =>
  notices.some((notice) => notice.kind === 'address-blocked' && notice.use === 'shipping')

/** The wire speaks English here; the pages have words of their own. */
const notSendable = ({ country }: Visit): CartNotice => ({
  kind: 'goods-not-sendable',
  reason: `No shipping method takes these goods to ${say(country.name, 'en-US')}.`,
})
