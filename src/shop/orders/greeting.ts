import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { Channel } from '../channel/channel.ts'
import type { Customer } from '../customers/customer.ts'

type Addressed = Pick<Customer, 'salutationId' | 'title' | 'firstName' | 'lastName'> & { locale: Locale }

/** How a letter begins. Who does not say how to be addressed is greeted by the whole name. */
export function greetingOf(
  { locale, salutationId, title, firstName, lastName }: Addressed,
  { salutations }: Channel,
): string {
  const salutation =
    salutations.find(({ id }) => id === salutationId) ??
    salutations.find(({ key }) => key === 'not_specified')
  const isKnown = salutation !== undefined && salutation.key !== 'not_specified'
  const name = isKnown ? [title, lastName] : [firstName, lastName]

  return [salutation && say(salutation.letterName, locale), ...name].filter(Boolean).join(' ')
}
