import { z } from 'zod'
import type { Profile } from '../../shop/customers/customer.ts'
import { vatIdFrom } from '../../shop/customers/vat-id.ts'
import { line, optionalChosenId, optionalLine } from '../typed-text.ts'
import { birthdayOf, birthdayWish } from './birthday.ts'

/** Who somebody says she is, as the forms of Shopware's clients send it. */
export const profileWish = {
  accountType: z.unknown().optional(),
  salutationId: optionalChosenId<'salutation'>(),
  title: optionalLine,
  firstName: line,
  lastName: line,
  company: optionalLine,
  vatIds: z.preprocess(asList, z.array(line).max(5)),
  ...birthdayWish,
}

export const profileOf = (wish: z.output<z.ZodObject<typeof profileWish>>): Profile => ({
  accountType: wish.accountType === 'business' ? 'business' : 'private',
  salutationId: wish.salutationId,
  title: wish.title,
  firstName: wish.firstName,
  lastName: wish.lastName,
  company: wish.company,
  vatIds: wish.vatIds.map(vatIdFrom).filter((vatId) => vatId !== ''),
  birthday: birthdayOf(wish),
})

function asList(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw
  return raw === undefined || raw === null ? [] : [raw]
}
