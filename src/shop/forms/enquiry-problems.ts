import { isEmail } from '../../values/email.ts'
import type { Channel } from '../channel/channel.ts'
import { salutationProblems } from '../customers/address-rules.ts'
import type { Dealer } from '../dealers/dealer.ts'
import type { Violation } from '../refusal.ts'
import type { EnquiryEntry } from './enquiry.ts'

/** A field of an entry, and what it is called by whoever sends it. */
export type FieldNames = Readonly<Partial<Record<keyof EnquiryEntry, string>>>

/** Shopware's names (contract: POST /contact-form). */
export const contactNames = {
  salutationId: 'salutationId',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  street: 'street',
  houseNumber: 'number',
  zip: 'zip',
  city: 'location',
  subject: 'subject',
  message: 'comment',
  acceptedPrivacy: 'checkbox',
} as const satisfies FieldNames

/** Specification, section 3: assembly or inspection request. */
export const serviceNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  street: 'street',
  houseNumber: 'number',
  zip: 'zip',
  city: 'city',
  message: 'description',
  canton: 'canton',
  dealerId: 'partner',
  location: 'location',
  acceptedPrivacy: 'acceptedTerms',
} as const satisfies FieldNames

/** What must not be missing. The name of a contact's sender may: the contract asks for none. */
const required = {
  contact: ['salutationId', 'email', 'subject', 'message'],
  exhibition: ['firstName', 'lastName', 'phone', 'zip', 'city'],
  assembly: ['firstName', 'lastName', 'phone', 'zip', 'city'],
} as const satisfies Record<EnquiryEntry['kind'], readonly (keyof EnquiryEntry)[]>

const most = {
  firstName: 255,
  lastName: 255,
  email: 254,
  phone: 40,
  street: 255,
  houseNumber: 20,
  zip: 50,
  city: 70,
  subject: 255,
  message: 4_000,
  location: 255,
} as const satisfies Partial<Record<keyof EnquiryEntry, number>>

/** What there is to choose from: `dealer` is the chosen one, null when nobody is called so. */
type Choices = { cantons: readonly string[]; dealer: Dealer | null }

/** Everything that is wrong with an entry, by the names of its form. */
export function enquiryProblems(
  channel: Channel,
  entry: EnquiryEntry,
  { cantons, dealer }: Choices,
): Violation[] {
  const names: FieldNames = entry.kind === 'contact' ? contactNames : serviceNames
  const pathOf = (field: keyof EnquiryEntry) => [names[field] ?? field]
  const missing = required[entry.kind]
    .filter((field) => !entry[field])
    .map((field): Violation => ({ rule: 'blank', path: pathOf(field), value: '' }))
  // The keys of `most` are texts of an entry.
  const tooLong = (Object.keys(most) as (keyof typeof most)[])
    .filter((field) => (entry[field] ?? '').length > most[field])
    .map((field): Violation => ({ rule: 'too-long', path: pathOf(field), detail: { limit: most[field] } }))

  return [
    ...missing,
    ...tooLong,
    ...salutationProblems(channel, entry.salutationId),
    ...(entry.email && !isEmail(entry.email)
      ? [{ rule: 'not-an-email', path: pathOf('email'), value: entry.email } as const]
      : []),
    ...(entry.phone && !isPhone(entry.phone)
      ? [{ rule: 'phone-invalid', path: pathOf('phone'), value: entry.phone } as const]
      : []),
    ...(entry.canton && !cantons.includes(entry.canton)
      ? [{ rule: 'no-such-choice', path: pathOf('canton'), value: entry.canton } as const]
      : []),
    ...(entry.dealerId && !offers(dealer, entry.kind)
      ? [{ rule: 'no-such-choice', path: pathOf('dealerId'), value: entry.dealerId } as const]
      : []),
    ...(entry.acceptedPrivacy === false
      ? [{ rule: 'blank', path: pathOf('acceptedPrivacy'), value: false } as const]
      : []),
  ]
}

const offers = (dealer: Dealer | null, kind: EnquiryEntry['kind']): boolean =>
  dealer?.services.some((service) => service === kind) ?? false

/** People write numbers in many ways; something one can dial has at least so many digits. */
const isPhone = (phone: string): boolean =>
  /^[+\d\s()./-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6
