import { useLoaderData } from 'react-router'
import { type Choice, RadioCards } from '../../ui/radio-cards.tsx'
import type { DataOf } from '../pages/checkout/load-checkout.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { addressLines } from './address-lines.tsx'
import { SendButton, SendingForm } from './forms/sending-form.tsx'

/** Where the goods go and where the bill goes, out of what the account keeps. */
export function ChooseAddresses() {
  const { terms, addresses } = useLoaderData<DataOf<'address'>>()
  const { checkout } = useTexts()
  const path = usePaths()
  const { activeShippingAddress: shipping, activeBillingAddress: billing } = terms.customer ?? {}
  const choices = addresses.map((address): Choice => {
    const [first, ...rest] = addressLines(address)
    return { value: address.id, title: <b className="font-medium">{first}</b>, text: rest.join(', ') }
  })

  return (
    <SendingForm method="post" action={path('checkout', 'address')} className="grid gap-8">
      <input type="hidden" name="step" value="addresses" />
      <RadioCards
        legend={checkout.address.shipping}
        name="shippingAddressId"
        chosen={shipping?.id}
        choices={choices}
      />
      <RadioCards
        legend={checkout.address.billing}
        name="billingAddressId"
        chosen={billing?.id}
        choices={choices}
      />
      <SendButton size="large" className="sm:justify-self-start">
        {checkout.continue.shipping}
      </SendButton>
    </SendingForm>
  )
}
