/**
 * Every table that holds something of a customer, which of its rows are hers, and what becomes of them when she deletes her
 * account. The copy she takes along is read by this list (`read-own-data.ts`), and tests prove deletion and completeness
 * against it: a table that is added to the shop and names people has to stand here.
 */
export type HeldTable = {
  table: string
  /** What she reads it under. */
  name: string
  whose: Whose
  /** What opens a door, names somebody else, or is nothing but machinery. */
  without: readonly string[]
  fate: 'deleted' | 'kept by law' | 'made anonymous'
}

/** How a row is known to be hers. */
export type Whose =
  | { by: 'id' | 'customer_id' }
  /** Her e-mail address, which was confirmed. */
  | { byMail: 'email' | 'recipient' }
  /** It belongs to a row of another table, which is hers. */
  | { by: string; of: string; ref: string }

const mine: Whose = { by: 'customer_id' }
const ofOrder: Whose = { by: 'order_id', of: 'sales_order', ref: 'id' }

export const heldTables: readonly HeldTable[] = [
  ...all('deleted', [
    ['customer', 'account', { by: 'id' }, ['password_hash', 'opt_in_hash']],
    ['customer_address', 'addresses', mine],
    ['customer_group_event', 'groupHistory', mine, ['decided_by', 'note']],
    ['session', 'sessions', mine, ['token_key']],
    ['imitation', 'openedByStaff', mine, ['token_key', 'staff_id', 'staff']],
    ['passkey', 'passkeys', mine, ['credential_id', 'public_key']],
    ['passkey_challenge', 'passkeyQuestions', mine, ['hash']],
    ['customer_recovery', 'passwordRecovery', mine, ['hash']],
    ['email_change', 'emailChange', mine, ['hash']],
    ['visit', 'visit', mine, ['token']],
    ['cart', 'cart', { by: 'token', of: 'visit', ref: 'token' }, ['token', 'previous_token']],
    ['cart_line', 'cartLines', { by: 'cart_id', of: 'cart', ref: 'id' }],
    ['wishlist', 'wishlist', mine, ['share_code']],
    ['wishlist_product', 'wishlistProducts', { by: 'wishlist_id', of: 'wishlist', ref: 'id' }],
    ['customer_cabinet', 'cabinets', mine],
    ['forgotten_cabinet', 'forgottenCabinets', mine],
    ['newsletter_recipient', 'newsletter', { byMail: 'email' }, ['hash']],
    ['enquiry', 'enquiries', { byMail: 'email' }, ['fingerprint', 'suspect']],
    ['mail', 'mails', { byMail: 'recipient' }, ['html', 'wish', 'secret', 'unsubscribe', 'claimed_until']],
  ]),
  ...all('made anonymous', [['product_review', 'reviews', mine]]),
  ...all('kept by law', [
    ['sales_order', 'orders', mine, ['deep_link_code']],
    ['order_line', 'orderLines', ofOrder],
    ['order_delivery', 'deliveries', ofOrder],
    ['order_download', 'downloads', { by: 'order_line_id', of: 'order_line', ref: 'id' }],
    ['order_transaction', 'payments', ofOrder, ['return_token_hash', 'redirect_url', 'watch_at', 'watched']],
    ['payment_capture', 'moneyReceived', ofOrder],
    [
      'payment_refund',
      'moneyReturned',
      { by: 'capture_id', of: 'payment_capture', ref: 'id' },
      ['who', 'key'],
    ],
    ['order_document', 'documents', ofOrder, ['deep_link_code', 'bytes']],
    ['promotion_use', 'promotions', ofOrder],
    ['order_stock', 'reserved', ofOrder],
    ['state_change', 'orderHistory', ofOrder, ['who']],
    ['withdrawal', 'withdrawals', { byMail: 'email' }, ['fingerprint']],
  ]),
]

type Line = readonly [table: string, name: string, whose: Whose, without?: readonly string[]]

function all(fate: HeldTable['fate'], lines: readonly Line[]): HeldTable[] {
  return lines.map(([table, name, whose, without = []]) => ({ table, name, whose, without, fate }))
}
