import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { Country } from './cart-shape.ts'

type CountryFormProps = {
  countries: readonly Pick<Country, 'id' | 'iso' | 'currencyIsoCode' | 'translated'>[]
  chosen: string | undefined
  /** Where to go afterwards; without it, the cart. */
  back?: string
  /** Where its button stands apart from it. */
  id?: string
}

/**
 * Where to deliver. A form of the browser's own: prices, VAT and delivery times of the whole page change
 * with the country, so the page is fetched anew.
 */
export function CountryForm({ countries, chosen, back, id }: CountryFormProps) {
  const { country } = useTexts().cart
  const path = usePaths()

  return (
    <form id={id} method="post" action={path('cart')} className="grid gap-4">
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
          aside: <span className="text-sm">{currencyIsoCode}</span>,
        }))}
      />
      {!id && <Button type="submit">{country.choose}</Button>}
    </form>
  )
}
