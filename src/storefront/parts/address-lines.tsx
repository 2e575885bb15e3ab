/** What is read of an address, a customer's or an order's. */
type Lines = {
  company?: string | null
  firstName: string
  lastName: string
  street: string
  additionalAddressLine1?: string | null
  zipcode: string
  city: string
  country?: { iso: string; translated: { name: string } } | null
  countryState?: { shortCode: string } | null
}

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Lines }) {
  const {
    company,
    firstName,
    lastName,
    street,
    additionalAddressLine1,
    zipcode,
    city,
    country,
    countryState,
  } = address
  // In Italy the province belongs behind the town, two letters of it.
  const province = country?.iso === 'IT' && countryState ? ` (${countryState.shortCode.slice(3)})` : ''
  const lines = [
    company,
    `${firstName} ${lastName}`,
    street,
    additionalAddressLine1,
    `${zipcode} ${city}${province}`,
    country?.translated.name,
  ]

  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
