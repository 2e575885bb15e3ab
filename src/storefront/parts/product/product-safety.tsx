import { useTexts } from '../../shop-frame.tsx'
import type { WireAddress, WireManufacturer } from './wire-detail.ts'

/** Who made it and who answers for it in the EU: on the page, not behind a click (Regulation (EU) 2023/988 Art. 19). */
export function ProductSafety({ manufacturer }: { manufacturer: WireManufacturer }) {
  const { product } = useTexts()
  const { name, address, responsiblePerson } = manufacturer

  return (
    <section className="border-t border-line pt-8 text-sm">
      <h2 className="text-base">{product.safety}</h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {address && <Party title={product.manufacturer} name={name} address={address} />}
        {responsiblePerson && (
          <Party title={product.responsible} name={responsiblePerson.name} address={responsiblePerson} />
        )}
      </div>
    </section>
  )
}

const Party = ({ title, name, address }: { title: string; name: string; address: WireAddress }) => (
  <div>
    <h3 className="text-sm text-muted">{title}</h3>
    <address className="mt-1 not-italic">
      {name}
      <br />
      {address.street} {address.houseNumber}
      <br />
      {address.zip} {address.city}, {address.country}
      {address.email && (
        <>
          <br />
          <a href={`mailto:${address.email}`} className="link inline-flex min-h-11 items-center">
            {address.email}
          </a>
        </>
      )}
    </address>
  </div>
)
