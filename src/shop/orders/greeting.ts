import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { Channel } from '../channel/channel.ts'
import type { Customer } from '../customers/customer.ts'

type Addressed = Pick<Customer, 'salutationId' | 'title' | 'firstName' | 'lastName'> & { locale: Locale }

/**
 * How a letter begins. Who does not say how to be addressed is greeted by the whole name, and whoever has an address for a
 * name by none: anybody may register with anybody's e-mail, and no letter of ours carries his advertisement.
 */
export function greetingOf(
  { locale, salutationId, title, firstName, lastName }: Addressed,
  { salutations }: Channel,
): string {
  const neutral = salutations.find(({ key }) => key === 'not_specified')
  const salutation = salutations.find(({ id }) => id === salutationId) ?? neutral
  const isKnown = salutation !== undefined && salutation.key !== 'not_specified'
  const name = isKnown ? [title, lastName] : [firstName, lastName]
  if (name.some((part) => part && looksLikeLink.test(part)))
    return neutral ? say(neutral.letterName, locale) : ''

  return [salutation && say(salutation.letterName, locale), ...name].filter(Boolean).join(' ')
}

/** What mail programs make a link of: "evil.example", "www.evil", "x/y", "a@b". */
const looksLikeLink = /[/\\@]|www\.|[\p{L}\d]\.\p{L}{2,}/u
