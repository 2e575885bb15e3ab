import { expect } from 'vitest'
import { centsOf, payable, quotient, rateOf, sum, taxOf } from './cents.ts'
import { goodOf, type Terms, unitPrice, vatOf } from './goods.ts'

/** What the wire says of money; only what is looked at here. */
export type Amount = {
  unitPrice: number
  quantity: number
  totalPrice: number
  calculatedTaxes: readonly Tax[]
}
type Tax = { tax: number; taxRate: number; price: number }
export type ShownLine = {
  id: string
  referencedId: string | null
  type: string
  quantity: number
  label: string
  price: Amount
  payload: {
    promotionId?: string
    discountId?: string
    code?: string
    composition?: readonly { discount: number }[]
    shippingDiscount?: number
  }
}
export type Sum = {
  netPrice: number
  totalPrice: number
  positionPrice: number
  rawTotal: number
  taxStatus: string
  calculatedTaxes: readonly Tax[]
}
export type Shown = {
  lineItems: readonly ShownLine[]
  deliveries: readonly { shippingCosts: Amount }[]
  price: Sum
}

/** Every amount of a cart or an order follows from the prices on the shelves, to the cent. */
export function expectSums({ lineItems, deliveries, price }: Shown, terms: Terms): void {
  expect(price.taxStatus).toBe(terms.state)
  for (const line of lineItems) {
    if (line.type === 'product') expectLine(line, terms)
    else expectDiscount(line, terms)
  }
  const costs = deliveries.map(({ shippingCosts }) => shippingCosts)
  for (const cost of costs) expectTaxes(cost, terms)

  const amounts = [...lineItems.map((line) => line.price), ...costs]
  const position = sum(lineItems.map((line) => centsOf(line.price.totalPrice)))
  const all = position + sum(costs.map(({ totalPrice }) => centsOf(totalPrice)))
  const byRate = sumsByRate(amounts, terms)
  const tax = sum([...byRate].map(([rate, cents]) => taxOf(cents, rate, terms.state)))
  const raw = terms.state === 'net' ? all + tax : all

  expect({
    position: centsOf(price.positionPrice),
    raw: centsOf(price.rawTotal),
    net: centsOf(price.netPrice),
    total: centsOf(price.totalPrice),
    taxes: taxesOf(price.calculatedTaxes),
  }).toEqual({
    position,
    raw,
    net: raw - tax,
    total: payable(raw, terms.currency),
    taxes: new Map(
      [...byRate]
        .map(([rate, cents]) => [rate, taxOf(cents, rate, terms.state)] as const)
        .filter(([, tax]) => tax !== 0n),
    ),
  })
  expect(price.totalPrice, 'nobody is paid for buying').toBeGreaterThanOrEqual(0)
}

function expectLine({ referencedId, quantity, price }: ShownLine, terms: Terms): void {
  const good = goodOf(referencedId ?? '')
  const unit = unitPrice(good, quantity, terms)
  expect([centsOf(price.unitPrice), centsOf(price.totalPrice)]).toEqual([unit, unit * BigInt(quantity)])
  expect(price.calculatedTaxes.map(({ taxRate }) => rateOf(taxRate))).toEqual([
    terms.state === 'tax-free' ? 0n : vatOf(good, terms),
  ])
  expectTaxes(price, terms)
}

/** A discount takes off, divides among the lines to the cent, and gives back the tax of what it takes off. */
function expectDiscount({ price, payload }: ShownLine, terms: Terms): void {
  const cents = centsOf(price.totalPrice)
  expect(cents).toBeLessThanOrEqual(0n)
  expect(sum((payload.composition ?? []).map(({ discount }) => centsOf(discount)))).toBe(cents)
  if (cents !== 0n) expectTaxes(price, terms)
}

/** The parts by rate add up to the amount, and each holds its tax. */
function expectTaxes({ totalPrice, calculatedTaxes }: Amount, { state }: Terms): void {
  if (calculatedTaxes.length > 0 || totalPrice !== 0) {
    expect(sum(calculatedTaxes.map(({ price }) => centsOf(price)))).toBe(centsOf(totalPrice))
  }
  for (const { tax, taxRate, price } of calculatedTaxes) {
    if (state === 'tax-free') expect([tax, taxRate]).toEqual([0, 0])
    else expect(centsOf(tax)).toBe(taxOf(centsOf(price), rateOf(taxRate), state))
  }
}

function sumsByRate(amounts: readonly Amount[], { state }: Terms): Map<bigint, bigint> {
  const byRate = new Map<bigint, bigint>()
  for (const { taxRate, price } of amounts.flatMap(({ calculatedTaxes }) => calculatedTaxes)) {
    const rate = state === 'tax-free' ? 0n : rateOf(taxRate)
    byRate.set(rate, (byRate.get(rate) ?? 0n) + centsOf(price))
  }
  return byRate
}

const taxesOf = (taxes: readonly Tax[]) =>
  new Map(
    taxes
      .map(({ taxRate, tax }) => [rateOf(taxRate), centsOf(tax)] as const)
      .filter(([, cents]) => cents !== 0n),
  )

/** So many per cent of everything, where nothing was taken off before. */
export const percentOff = ({ lineItems }: Shown, percent: bigint): bigint =>
  -quotient(
    percent *
      sum(lineItems.filter(({ type }) => type === 'product').map(({ price }) => centsOf(price.totalPrice))),
    100n,
  )
