/** What is read of an address, a customer's or an order's. */
export type ShownAddress = {
  /** As it stood on the parcel: an order keeps it. */
  lines?: readonly string[]
  company?: string | null
  department?: string | null
  firstName: string
  lastName: string
  street: string
  additionalAddressLine1?: string | null
  additionalAddressLine2?: string | null
  zipcode: string
  city: string
  country?: { iso: string; translated: { name: string } } | null
  countryState?: { shortCode: string } | null
}

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: ShownAddress }) {
  return (
    <address className="not-italic">
      {addressLines(address).map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand on two lines, which never move
        <span key={position} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

export const addressLines = (address: ShownAddress): readonly string[] => address.lines ?? linesOf(address)

function linesOf(address: ShownAddress): string[] {
  const { company, department, firstName, lastName, street, zipcode, city, country, countryState } = address
  // In Italy the province belongs behind the town, two letters of it.
  const province = country?.iso === 'IT' && countryState ? ` (${countryState.shortCode.slice(3)})` : ''
  return [
    company,
    department,
    `${firstName} ${lastName}`,
    street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    `${zipcode} ${city}${province}`,
    country?.translated.name,
  ].filter((line): line is string => Boolean(line))
}
