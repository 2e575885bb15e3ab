import type { ComponentProps } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useTexts } from '../shop-frame.tsx'
import { AddressForm } from './address-form.tsx'
import type { CountryRules } from './country-rules.ts'

type TwoAddressesProps = Omit<ComponentProps<typeof AddressForm>, 'use' | 'rules'> & {
  /** What stands above the first one; below a headline of the page or of one of its sections. */
  title: string
  heading: 'h2' | 'h3'
  rules: Readonly<Record<'shipping' | 'billing', CountryRules>>
}

/** Where the goods go; where the bill goes is asked only when that is another place. */
export function TwoAddresses({ title, heading: Heading, rules, ...address }: TwoAddressesProps) {
  const words = useTexts().checkout.address

  return (
    <>
      <section aria-labelledby="shipping-address">
        <Heading id="shipping-address" className={Heading === 'h2' ? 'mb-5 text-2xl' : 'mb-4'}>
          {title}
        </Heading>
        <AddressForm use="shipping" rules={rules.shipping} {...address} />
      </section>

      <section aria-labelledby="billing-address" className="billing">
        <Heading id="billing-address" className={Heading === 'h2' ? 'mb-2 text-2xl' : 'mb-1'}>
          {words.billing}
        </Heading>
        <Checkbox
          label={words.billingDiffers}
          name="billingDiffers"
          value="yes"
          defaultChecked={address.typed.billingDiffers === 'yes'}
        />
        <div className="only-apart mt-4">
          <AddressForm use="billing" rules={rules.billing} {...address} />
        </div>
      </section>
    </>
  )
}
