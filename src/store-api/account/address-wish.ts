import { z } from 'zod'
import type { Channel } from '../../shop/channel/channel.ts'
import type { AddressEntry } from '../../shop/customers/address-rules.ts'
import { splitStreet } from '../../shop/customers/street.ts'
import { vatIdFrom } from '../../shop/customers/vat-id.ts'
import { chosenId, line, optionalChosenId, optionalLine } from '../typed-text.ts'

/** The fields of an address as Shopware's clients send them, and `houseNumber`, which is ours. */
export const addressWish = z.object({
  salutationId: optionalChosenId<'salutation'>(),
  title: optionalLine,
  firstName: line,
  lastName: line,
  company: optionalLine,
  department: optionalLine,
  street: line,
  houseNumber: line,
  additionalAddressLine1: optionalLine,
  additionalAddressLine2: optionalLine,
  zipcode: line,
  city: line,
  countryId: chosenId<'country'>(),
  countryStateId: optionalChosenId<'country-state'>(),
  phoneNumber: optionalLine,
  vatId: optionalLine,
})

export type AddressWish = z.output<typeof addressWish>

type Person = Pick<AddressEntry, 'salutationId' | 'firstName' | 'lastName'>

/**
 * Who is not named anew is the customer. A house number that came inside the street is taken out of it, also where it
 * came beside it as well: a client that sends back what it was shown sends both.
 */
export function addressEntry(channel: Channel, wish: AddressWish, person?: Person): AddressEntry {
  const country = channel.countries.find(({ id }) => id === wish.countryId)
  const split = splitStreet(wish.street, country)
  const { street, houseNumber } =
    wish.houseNumber === '' || wish.houseNumber === split.houseNumber
      ? split
      : { street: wish.street, houseNumber: wish.houseNumber }

  return {
    salutationId: wish.salutationId ?? person?.salutationId ?? null,
    title: wish.title,
    firstName: wish.firstName || (person?.firstName ?? ''),
    lastName: wish.lastName || (person?.lastName ?? ''),
    company: wish.company,
    department: wish.department,
    street,
    houseNumber,
    additionalLine1: wish.additionalAddressLine1,
    additionalLine2: wish.additionalAddressLine2,
    // Dutch codes are written with and without capitals.
    zip: wish.zipcode.toUpperCase(),
    city: wish.city,
    countryId: wish.countryId,
    stateId: wish.countryStateId,
    phone: wish.phoneNumber,
    vatId: wish.vatId && vatIdFrom(wish.vatId),
  }
}
