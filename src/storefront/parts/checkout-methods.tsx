import { RadioCards } from '../../ui/radio-cards.tsx'
import { formatMoney } from '../../values/shown-money.ts'
import { useLocale, useTexts } from '../shop-frame.tsx'
import type { ShippingMethod, Terms } from './cart-shape.ts'
import { formatDay } from './format-days.ts'

type ShippingChoiceProps = {
  methods: readonly ShippingMethod[]
  chosen: string
  currency: Terms['currency']
  onChoose?: () => void
}

/** How it travels: each way with its days and its cost. */
export function ShippingChoice({ methods, chosen, currency, onChoose }: ShippingChoiceProps) {
  const { shipping } = useTexts().checkout

  return (
    <RadioCards
      legend={shipping.title}
      name="shippingMethodId"
      chosen={chosen}
      {...(onChoose && { onChoose })}
      choices={methods.map((method) => ({
        value: method.id,
        title: <b className="font-medium">{method.translated.name}</b>,
        text: <MethodText method={method} />,
        aside: <Cost method={method} currency={currency} />,
      }))}
    />
  )
}

function MethodText({ method }: { method: ShippingMethod }) {
  const { shipping } = useTexts().checkout
  const locale = useLocale()
  const { offer } = method.extensions

  return (
    <>
      {method.translated.description}
      <span className="mt-1 block">
        {offer
          ? shipping[method.isCollected ? 'ready' : 'arrives'](
              formatDay(offer.earliest, locale),
              formatDay(offer.latest, locale),
            )
          : shipping.days(method.minDays, method.maxDays)}
      </span>
    </>
  )
}

function Cost({ method, currency }: { method: ShippingMethod; currency: Terms['currency'] }) {
  const { shipping } = useTexts().checkout
  const { offer } = method.extensions
  if (!offer) return null

  const { totalPrice } = offer.price
  return <>{totalPrice === 0 ? shipping.free : formatMoney(totalPrice, currency)}</>
}

type PaymentChoiceProps = {
  methods: readonly { id: string; name: string; description: string }[]
  chosen: string
  onChoose?: () => void
}

/** How it is paid. */
export function PaymentChoice({ methods, chosen, onChoose }: PaymentChoiceProps) {
  const { payment } = useTexts().checkout

  return (
    <RadioCards
      legend={payment.title}
      name="paymentMethodId"
      chosen={chosen}
      {...(onChoose && { onChoose })}
      choices={methods.map(({ id, name, description }) => ({
        value: id,
        title: <b className="font-medium">{name}</b>,
        text: description,
      }))}
    />
  )
}
