import type { AddressLines } from '../../address-lines.tsx'
import type { Country } from '../../cart-shape.ts'

type Address = Parameters<typeof AddressLines>[0]['address']

/** Somebody who buys, and where she lives. */
export const sampleAddress = (country: Pick<Country, 'iso' | 'translated'>): Address => ({
  firstName: 'Ada',
  lastName: 'Muster',
  street: 'Seestrasse 14',
  zipcode: '8002',
  city: 'Zürich',
  country,
})

export const sampleEmail = 'ada@example.ch'

/** What a form was filled in with, and what is wrong with it. */
export const sampleTyped = {
  'billing.firstName': 'Ada',
  'billing.street': 'Seestrasse',
  'billing.zipcode': '80',
  'billing.city': 'Zürich',
}
export const sampleErrors = {
  'billing.lastName': { code: 'IS_BLANK_ERROR', detail: {} },
  'billing.zipcode': { code: 'ZIP_CODE_INVALID', detail: {} },
}
