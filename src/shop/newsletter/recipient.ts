import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { SalutationId } from '../channel/channel.ts'

export type RecipientId = Id<'newsletter-recipient'>

/** Contract 5.9: asked for, confirmed by the link, left, or a customer who needs no link. */
export type RecipientStatus = 'notSet' | 'optIn' | 'optOut' | 'direct'

/** What somebody says of himself who wants the newsletter. */
export type RecipientEntry = {
  email: string
  salutationId: SalutationId | null
  firstName: string | null
  lastName: string | null
  street: string | null
  zip: string | null
  city: string | null
}

export type Recipient = RecipientEntry & {
  id: RecipientId
  status: RecipientStatus
  hash: string
  locale: Locale
}

/** Gets the newsletter. */
export const isSubscribed = ({ status }: Pick<Recipient, 'status'>): boolean =>
  status === 'optIn' || status === 'direct'
