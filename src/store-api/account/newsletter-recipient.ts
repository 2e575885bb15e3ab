import { z } from 'zod'
import { accountHolder } from '../../shop/customers/account-holder.ts'
import { findRecipient } from '../../shop/newsletter/recipient-store.ts'
import { seeing } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/newsletter-recipient: whether a customer gets the newsletter. */
export const post = {
  ...seeing('customer', z.unknown(), async (_wish, { db, visit }) => {
    const recipient = await findRecipient(db, accountHolder(visit).email)
    return struct('account_newsletter_recipient', { status: recipient?.status ?? 'undefined' })
  }),
  reads: true,
}
