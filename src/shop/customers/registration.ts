import { isEmail } from '../../values/email.ts'
import type { Channel, CustomerGroupId, SalutationId } from '../channel/channel.ts'
import type { Violation, ViolationRule } from '../refusal.ts'
import { type AddressEntry, addressProblems, salutationProblems, vatIdProblems } from './address-rules.ts'
import type { Profile } from './customer.ts'
import { groupRequestProblems } from './group-request.ts'
import { passwordProblems, personalWords } from './password-rules.ts'

/** What somebody wrote into the form, cleaned. */
export type Registration = Profile & {
  email: string
  guest: boolean
  /** As it was typed; a guest has none. */
  password: string
  billing: AddressEntry
  /** Null: the goods go where the bill goes. */
  shipping: AddressEntry | null
  acceptedDataProtection: boolean
  storefrontUrl: string
  /** What she hopes to be let into; a guest asks for nothing. */
  requestedGroupId: CustomerGroupId | null
  affiliateCode: string | null
  campaignCode: string | null
}

/** Everything that is wrong with a registration, field by field. `domains` are the addresses the shop is known by. */
export function registrationProblems(
  channel: Channel,
  entry: Registration,
  domains: readonly string[],
): Violation[] {
  const { billing, shipping } = entry

  return [
    ...profileProblems(channel, entry, billing),
    ...emailProblems(entry.email),
    ...(entry.guest ? [] : passwordProblems(entry.password, 'password', personalWords(entry))),
    ...groupRequestProblems(channel, entry.requestedGroupId, entry),
    ...(entry.acceptedDataProtection ? [] : [problem('blank', 'acceptedDataProtection', false)]),
    ...storefrontProblems(entry.storefrontUrl, domains),
    ...below('billingAddress', addressProblems(channel, billing)),
    ...below('shippingAddress', shipping ? addressProblems(channel, shipping) : []),
    ...below(shipping ? 'shippingAddress' : 'billingAddress', reachProblems(channel, shipping ?? billing)),
  ]
}

/** What is wrong with what somebody says of herself; a VAT id has the form of the country the bill goes to. */
export const profileProblems = (
  channel: Channel,
  profile: Profile,
  billing: Pick<AddressEntry, 'countryId' | 'company'>,
): Violation[] => [
  ...nameProblems(profile),
  ...salutationProblems(channel, profile.salutationId),
  ...businessProblems(channel, profile, billing),
]

/** Links in mails lead to an address of the shop, nowhere else. */
export const storefrontProblems = (url: string, domains: readonly string[]): Violation[] =>
  domains.includes(url.replace(/\/+$/, ''))
    ? []
    : [problem('no-such-choice', 'storefrontUrl', url, { choices: domains.join(', ') })]

/** A customer who says nothing is addressed neutrally: an order needs a salutation. */
export function withSalutation(channel: Channel, entry: Registration): Registration {
  const neutral = channel.salutations.find(({ key }) => key === 'not_specified')?.id ?? null
  const salutationId: SalutationId | null = entry.salutationId ?? neutral
  const addressed = (address: AddressEntry): AddressEntry => ({
    ...address,
    salutationId: address.salutationId ?? salutationId,
  })

  return {
    ...entry,
    salutationId,
    billing: addressed(entry.billing),
    shipping: entry.shipping && addressed(entry.shipping),
  }
}

const nameProblems = ({ firstName, lastName }: Profile): Violation[] =>
  Object.entries({ firstName, lastName }).flatMap(([path, name]) => {
    if (name === '') return [problem('blank', path, name)]
    return name.length > 255 ? [problem('too-long', path, name, { limit: 255 })] : []
  })

export function emailProblems(email: string): Violation[] {
  if (email === '') return [problem('blank', 'email', email)]
  return isEmail(email) ? [] : [problem('not-an-email', 'email', email)]
}

/** A company names itself. A VAT id is checked when there is one: small companies have none. */
function businessProblems(
  channel: Channel,
  { accountType, company, vatIds }: Profile,
  billing: Pick<AddressEntry, 'countryId' | 'company'>,
): Violation[] {
  const country = channel.countries.find(({ id }) => id === billing.countryId)
  const [wrong] = country ? vatIds.flatMap((vatId) => vatIdProblems(country, vatId, 'vatIds')) : []

  return [
    ...(accountType === 'business' && !company && !billing.company ? [problem('blank', 'company', '')] : []),
    ...(wrong ? [wrong] : []),
  ]
}

const reachProblems = (channel: Channel, { countryId }: AddressEntry): Violation[] =>
  channel.countries.some(
    ({ id, active, shippingAvailable }) => id === countryId && !(active && shippingAvailable),
  )
    ? [problem('no-such-choice', 'countryId', countryId)]
    : []

const below = (field: string, violations: readonly Violation[]): Violation[] =>
  violations.map((violation) => ({ ...violation, path: [field, ...violation.path] }))

const problem = (
  rule: ViolationRule,
  path: string,
  value: unknown,
  detail?: Violation['detail'],
): Violation => ({ rule, path: [path], value, ...(detail && { detail }) })
