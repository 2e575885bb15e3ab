import type { Channel, Country, CustomerGroup } from '../channel/channel.ts'
import { isVatId } from '../customers/address-rules.ts'
import type { Address, Customer } from '../customers/customer.ts'
import type { TaxState } from '../sessions/visit.ts'
import { taxAreaOf, vatCountryOf } from './vat.ts'

/** Whether prices hold VAT, have it added, or are free of it, and why. */
export type Taxation = {
  state: TaxState
  because: 'customer-group' | 'outside-vat-area' | 'free-country' | 'company-abroad'
}

/** Who buys, and where it goes. */
export type Buyer = {
  customer: Pick<Customer, 'accountType' | 'vatIds'> | null
  customerGroup: CustomerGroup
  billingAddress: Pick<Address, 'vatId'> | null
  shippingAddress: Pick<Address, 'zip'> | null
  country: Country
}

/**
 * The tax state of a visit. What is delivered at home is never an export; abroad it is one for companies with a VAT id,
 * where the country says so, for everybody where it says that, and for everybody outside any VAT.
 *
 * @see shopware/src/Core/Checkout/Cart/Tax/TaxDetector.php
 */
export function taxationOf(channel: Channel, buyer: Buyer): Taxation {
  const { country, customerGroup, shippingAddress } = buyer
  const place = { countryId: country.id, zip: shippingAddress?.zip ?? null }
  if (taxAreaOf(channel, place)?.treatment === 'outside') {
    return { state: 'tax-free', because: 'outside-vat-area' }
  }

  const vatCountry = vatCountryOf(channel, place)
  if (vatCountry && vatCountry.id !== channel.vatCountryId) {
    if (vatCountry.customerTaxFree) return { state: 'tax-free', because: 'free-country' }
    if (vatCountry.companyTaxFree && isCompany(channel, buyer)) {
      return { state: 'tax-free', because: 'company-abroad' }
    }
  }
  return { state: customerGroup.displayGross ? 'gross' : 'net', because: 'customer-group' }
}

/** A business customer with a VAT id that has the form of some country's. */
function isCompany({ countries }: Channel, { customer, billingAddress }: Buyer): boolean {
  if (customer?.accountType !== 'business') return false
  const vatIds = [...customer.vatIds, billingAddress?.vatId ?? ''].filter((vatId) => vatId !== '')
  return vatIds.some((vatId) => countries.some((country) => isVatId(country, vatId)))
}
