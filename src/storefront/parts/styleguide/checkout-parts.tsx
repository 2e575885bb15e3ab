import { useTexts } from '../../shop-frame.tsx'
import { AddressForm } from '../address-form.tsx'
import type { Country, ShippingMethod, Terms } from '../cart-shape.ts'
import { PaymentChoice, ShippingChoice } from '../checkout-methods.tsx'
import { CheckoutSection } from '../checkout-section.tsx'
import { SettledAddress } from '../checkout-settled.tsx'
import { CountryForm } from '../country-form.tsx'
import { rulesOf } from '../country-rules.ts'
import { LoginRequired } from '../login-required.tsx'
import { CredentialFields } from '../order/order-sight.tsx'
import { sampleAddress, sampleEmail, sampleErrors, sampleTyped } from './samples/person.ts'
import { sampled } from './samples/sampled.ts'

export type Asked = {
  country: Country
  countries: readonly Country[]
  shippingMethods: readonly ShippingMethod[]
  paymentMethods: readonly { id: string; technicalName: string; name: string; description: string }[]
}

/** What the checkout asks: sections behind, open and to come; an address untouched and one that was refused. */
export function CheckoutParts({ asked, terms }: { asked: Asked; terms: Terms }) {
  const { styleguide } = useTexts()
  const { country, countries, shippingMethods, paymentMethods } = asked
  const address = sampleAddress(country)
  const settled = sampled<Terms>({
    customer: { email: sampleEmail, activeShippingAddress: { ...address, id: 'a' } },
  })
  const form = {
    rules: rulesOf(country),
    countries: countries.map(({ id, translated }) => ({ value: id, label: translated.name })),
    salutations: [],
    onCountry: () => undefined,
  }

  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <CheckoutSection step="address" current="shipping" summary={<SettledAddress terms={settled} />} />
        <CheckoutSection step="shipping" current="shipping">
          <div className="grid gap-8">
            <ShippingChoice
              methods={shippingMethods}
              chosen={shippingMethods[0]?.id ?? ''}
              currency={terms.currency}
            />
            <PaymentChoice methods={paymentMethods} chosen={paymentMethods[0]?.id ?? ''} />
          </div>
        </CheckoutSection>
        <CheckoutSection step="review" current="shipping" />
      </div>
      <div className="grid grid-cols-1 gap-10">
        <form aria-label={styleguide.parts.checkout} action="#checkout">
          <AddressForm use="shipping" typed={{}} errors={{}} {...form} />
        </form>
        <form aria-label={styleguide.summary} action="#checkout">
          <AddressForm use="billing" typed={sampleTyped} errors={sampleErrors} {...form} />
        </form>
      </div>
      <LoginRequired />
      <div className="grid gap-5">
        <CredentialFields email={sampleEmail} />
      </div>
      <div className="lg:col-span-2">
        <CountryForm countries={countries} chosen={country.id} />
      </div>
    </div>
  )
}
