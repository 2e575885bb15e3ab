import { z } from 'zod'
import type { ProfileChange } from '../../shop/customers/change-profile.ts'
import type { Profile } from '../../shop/customers/customer.ts'
import { vatIdFrom } from '../../shop/customers/vat-id.ts'
import { refuseForm } from '../../shop/refusal.ts'
import { line, optionalChosenId, optionalLine } from '../typed-text.ts'
import { birthdayOf, birthdayWish } from './birthday.ts'

/** Who somebody says she is, as the forms of Shopware's clients send it. */
export const profileWish = {
  accountType: line,
  salutationId: optionalChosenId<'salutation'>(),
  title: optionalLine,
  firstName: line,
  lastName: line,
  company: optionalLine,
  vatIds: z.preprocess(asList, z.array(line).max(5)),
  ...birthdayWish,
}

export const profileOf = (wish: z.output<z.ZodObject<typeof profileWish>>): Profile => ({
  accountType: accountTypeOf(wish.accountType),
  salutationId: wish.salutationId,
  title: wish.title,
  firstName: wish.firstName,
  lastName: wish.lastName,
  company: wish.company,
  vatIds: wish.vatIds.map(vatIdFrom).filter((vatId) => vatId !== ''),
  birthday: birthdayOf(wish),
})

/** What of a profile is changed: a field that was not sent stays, as with Shopware. The name is always sent. */
export function profileChangeOf(
  sent: Readonly<Record<string, unknown>>,
  wish: z.output<z.ZodObject<typeof profileWish>>,
): ProfileChange {
  const { firstName, lastName, salutationId, title, birthday, accountType, company, vatIds } = profileOf(wish)
  const has = (...names: string[]) => names.some((name) => sent[name] !== undefined)
  const hasType = has('accountType')

  return {
    firstName,
    lastName,
    ...(salutationId !== null && { salutationId }),
    ...(has('title') && { title }),
    ...(has(...Object.keys(birthdayWish)) && { birthday }),
    ...(hasType && { accountType }),
    ...((hasType || has('company')) && { company }),
    ...((hasType || has('vatIds')) && { vatIds }),
  }
}

function accountTypeOf(typed: string): Profile['accountType'] {
  if (typed === '' || typed === 'private') return 'private'
  return typed === 'business'
    ? typed
    : refuseForm([{ rule: 'no-such-choice', path: ['accountType'], value: typed }])
}

function asList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw
  return raw === undefined || raw === null ? [] : [raw]
}
