import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog, showDialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { fetchStoreApi } from '../browser/fetch-store-api.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { Country } from './cart-shape.ts'

type CountryFormProps = {
  countries: readonly Pick<Country, 'id' | 'iso' | 'currencyIsoCode' | 'translated'>[]
  chosen: string | undefined
  /** Where to go afterwards; without it, the cart. */
  back?: string
}

/**
 * Where to deliver. A form of the browser's own: prices, VAT and delivery times of the whole page change
 * with the country, so the page is fetched anew.
 */
export function CountryForm({ countries, chosen, back }: CountryFormProps) {
  const { country } = useTexts().cart
  const path = usePaths()

  return (
    <form method="post" action={path('cart')} className="grid gap-4">
      <input type="hidden" name="intent" value="country" />
      {back && <input type="hidden" name="back" value={back} />}
      <p className="text-sm text-muted">{country.text}</p>
      <RadioCards
        legend={country.label}
        name="countryId"
        chosen={chosen}
        choices={countries.map(({ id, translated, currencyIsoCode }) => ({
          value: id,
          title: translated.name,
          aside: <span className="text-sm text-muted">{currencyIsoCode}</span>,
        }))}
      />
      <Button type="submit">{country.choose}</Button>
    </form>
  )
}

/** In the header: says where we deliver, and offers the other countries. Without scripts it leads to the cart page. */
export function CountryChoice({ country, countryId }: { country: string; countryId: string }) {
  const { cart } = useTexts()
  const path = usePaths()
  const { pathname, search } = useLocation()
  const [countries, setCountries] = useState<CountryFormProps['countries'] | null>(null)

  async function open() {
    showDialog(dialogId)
    if (countries === null) setCountries((await fetchStoreApi().call('POST /country', wish)).elements)
  }

  return (
    <>
      <Link
        to={`${path('cart')}#country`}
        className="inline-flex min-h-11 items-center gap-2 hover:text-primary"
        aria-label={cart.country.delivery(country)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void open()
        }}
      >
        <MapPin aria-hidden size={18} />
        {country}
      </Link>
      <Dialog id={dialogId} title={cart.country.title} close={cart.country.close}>
        {countries && <CountryForm countries={countries} chosen={countryId} back={pathname + search} />}
      </Dialog>
    </>
  )
}

const dialogId = 'country-choice'
const wish = { filter: [{ type: 'equals', field: 'shippingAvailable', value: true }], limit: 50 }
