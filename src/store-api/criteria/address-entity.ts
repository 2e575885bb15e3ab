import { country, countryState, salutation } from './channel-entities.ts'
import { memoryEntity } from './memory-entity.ts'

/** What addresses can be filtered and sorted by; a customer's and an order's have the same fields. */
const address = (name: string) =>
  memoryEntity(
    name,
    {
      id: 'id',
      customerId: 'id',
      salutationId: 'id',
      title: 'text',
      firstName: 'text',
      lastName: 'text',
      company: 'text',
      department: 'text',
      street: 'text',
      houseNumber: 'text',
      additionalAddressLine1: 'text',
      additionalAddressLine2: 'text',
      zipcode: 'text',
      city: 'text',
      countryId: 'id',
      countryStateId: 'id',
      phoneNumber: 'text',
      vatId: 'text',
    },
    { country: () => country, countryState: () => countryState, salutation: () => salutation },
    ['customFields', 'lines'],
  )

export const addressEntity = address('customer_address')
export const orderAddressEntity = address('order_address')
