import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { SalutationId } from '../channel/channel.ts'
import type { DealerId } from '../dealers/dealer.ts'

export type EnquiryId = Id<'enquiry'>

/** Somebody writes to the company, wants to see a system at a dealer, or wants it built in. */
export type EnquiryKind = 'contact' | 'exhibition' | 'assembly'

/** What somebody wrote into a form, cleaned. */
export type EnquiryEntry = {
  kind: EnquiryKind
  salutationId: SalutationId | null
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  street: string | null
  houseNumber: string | null
  zip: string | null
  city: string | null
  subject: string | null
  message: string | null
  /** Of a canton, as its plate says: ZH. */
  canton: string | null
  dealerId: DealerId | null
  /** Which exhibition, or where it is built in. */
  location: string | null
  /** Null: the form asks for no consent. Ours do. */
  acceptedPrivacy: boolean | null
  /** A field was filled in that people do not see. */
  isSuspect: boolean
}

/** An entry as it was received. */
export type Enquiry = EnquiryEntry & {
  id: EnquiryId
  locale: Locale
  receivedAt: Date
  /** The sender was logged in with this very address: her receipt may repeat her words. */
  wantsCopy: boolean
}
