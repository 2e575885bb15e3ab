import type { Terms } from '../../parts/cart-shape.ts'
import type { StoreApi } from '../../store-api.ts'

/** Writes a salutation down wherever the account has none: in the profile, and in the addresses this order goes to. */
export async function chooseSalutation(api: StoreApi, { customer }: Terms, salutationId: string) {
  if (!customer) return
  const { activeShippingAddress, activeBillingAddress } = customer
  const addresses = [activeShippingAddress, activeBillingAddress].filter((address) => address !== null)
  const lacking = addresses.filter((address) => address.salutationId === null)

  if (customer.salutationId === null) {
    await api.call('POST /account/change-profile', { ...profileOf(customer), salutationId })
  }
  for (const address of new Map(lacking.map((one) => [one.id, one])).values()) {
    await api.call('PATCH /account/address/{addressId}', { ...fieldsOf(address), salutationId })
  }
}

type Customer = NonNullable<Terms['customer']>
type Address = NonNullable<Customer['activeShippingAddress']>

/** The whole profile, as it stands. */
function profileOf({ accountType, title, firstName, lastName, company, vatIds, birthday }: Customer) {
  const [birthdayYear = '', birthdayMonth = '', birthdayDay = ''] = birthday?.split('-') ?? []
  return {
    accountType,
    title,
    firstName,
    lastName,
    company,
    vatIds,
    birthdayYear,
    birthdayMonth,
    birthdayDay,
  }
}

/** The whole address, the house number inside the street as it came. */
const fieldsOf = (address: Address) => ({
  addressId: address.id,
  title: address.title,
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  department: address.department,
  street: address.street,
  additionalAddressLine1: address.additionalAddressLine1,
  additionalAddressLine2: address.additionalAddressLine2,
  zipcode: address.zipcode,
  city: address.city,
  countryId: address.countryId,
  countryStateId: address.countryStateId,
  phoneNumber: address.phoneNumber,
  vatId: address.vatId,
})
