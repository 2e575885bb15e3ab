import { sql } from 'kysely'
import type { Db } from '../../src/platform/postgres/db.ts'
import { countryId, productId, taxId } from '../../src/server/seed/seeded-ids.ts'
import { idFrom } from '../../src/values/ids.ts'
import { type Currency, grossOf, netOf, type TaxState } from './cents.ts'

export type Tier = { from: number; cents: Record<Currency, number> }

/** What the model knows of a product; prices are gross but for the trade's own. */
export type Good = {
  id: string
  stock: number
  /** The stock is all there is. */
  limited: boolean
  least: number
  step: number
  most: number
  tax: 'standard' | 'reduced'
  tiers: readonly Tier[]
  /** Net, for professionals only. */
  tradeCents: number | null
  isDownload: boolean
}

const good = (number: string, over: Partial<Good>): Good => ({
  id: productId(number),
  stock: 1000,
  limited: false,
  least: 1,
  step: 1,
  most: 100,
  tax: 'standard',
  tiers: [],
  tradeCents: null,
  isDownload: false,
  ...over,
})
const at = (CHF: number, EUR: number): Tier[] => [{ from: 1, cents: { CHF, EUR } }]

/** Crooked prices, so that something has to be rounded; little stock, so that somebody comes too late. */
export const goods: readonly Good[] = [
  good('45.05.001', { stock: 7, limited: true, tiers: at(2493, 2277) }),
  good('60.20.017', {
    stock: 30,
    limited: true,
    least: 4,
    step: 3,
    most: 40,
    tiers: [...at(1297, 1191), { from: 10, cents: { CHF: 1103, EUR: 1013 } }],
  }),
  good('60.10.002', { stock: 3, tiers: at(9, 7), tradeCents: 6 }),
  good('60.40.500', { tax: 'reduced', tiers: at(1841, 1699), tradeCents: 1511 }),
  good('50.65.001', { stock: 40, most: 30, tiers: at(31_417, 28_913) }),
  good('90.10.001', { tiers: at(991, 907), isDownload: true }),
]

/** Of these there is always enough, sold one by one. */
export const plenty: readonly Good[] = goods.filter(
  ({ limited, step, isDownload }) => !limited && step === 1 && !isDownload,
)

export const goodOf = (id: string): Good => {
  const good = goods.find((good) => good.id === id)
  if (!good) throw new Error(`nobody put ${id} there`)
  return good
}

/** In hundredths of a per cent. */
export const vat: Record<string, Record<Good['tax'], bigint>> = {
  CH: { standard: 810n, reduced: 260n },
  DE: { standard: 1900n, reduced: 700n },
  IT: { standard: 2200n, reduced: 1000n },
  FR: { standard: 2000n, reduced: 550n },
}

export type Terms = { iso: string; currency: Currency; state: TaxState; isTrade: boolean }

export const vatOf = ({ tax }: Good, { iso }: Pick<Terms, 'iso'>): bigint => vat[iso]?.[tax] ?? 0n

export function unitPrice(good: Good, quantity: number, terms: Terms): bigint {
  const rate = vatOf(good, terms)
  if (terms.isTrade && good.tradeCents !== null) {
    const net = BigInt(good.tradeCents)
    return terms.state === 'gross' ? grossOf(net, rate) : net
  }
  const tier = good.tiers.findLast(({ from }) => from <= quantity) ?? good.tiers[0]
  if (!tier) throw new Error(`${good.id} has no price`)
  const gross = BigInt(tier.cents[terms.currency])
  return terms.state === 'gross' ? gross : netOf(gross, rate)
}

/** What the shop makes of a wish, and the notice it owes for it; specification 4. */
export function settle(wish: number, good: Good, stock: number): { quantity: number; notice: string | null } {
  const most = good.limited ? Math.min(good.most, stock) : good.most
  const stepped = (quantity: number) => quantity - ((quantity - good.least) % good.step)
  if (most < good.least) return { quantity: 0, notice: 'product-out-of-stock' }
  if (wish > most) return { quantity: stepped(most), notice: 'product-stock-reached' }
  if (wish < good.least) return { quantity: good.least, notice: 'min-order-quantity' }
  const quantity = stepped(wish)
  return { quantity, notice: quantity === wish ? null : 'purchase-steps-quantity' }
}

/** Puts them on the shelves, at these prices and at no others. */
export async function stockGoods(db: Db): Promise<void> {
  const reduced = idFrom('tax', 'reduced')
  await sql`insert into tax (id, key, name, position) values (${reduced}, 'reduced', '{"de-DE": "Reduziert"}', 9)
    on conflict do nothing`.execute(db)
  for (const [iso, rates] of Object.entries(vat)) {
    await sql`insert into vat_rate (tax_id, country_id, percent, valid_from)
      values (${reduced}, ${countryId(iso)}, ${Number(rates.reduced) / 100}, '2000-01-01') on conflict do nothing`.execute(
      db,
    )
  }
  for (const good of goods) {
    await sql`update product set tax_id = ${good.tax === 'reduced' ? reduced : taxId('standard')}, min_purchase = ${good.least},
      purchase_steps = ${good.step}, max_purchase = ${good.most}, is_closeout = ${good.limited}, restock_days = 5
      where id = ${good.id}`.execute(db)
    await sql`delete from product_price where product_id = ${good.id}`.execute(db)
    for (const { from, cents } of good.tiers) {
      await sql`insert into product_price (product_id, currency, quantity_from, cents, basis) values
        (${good.id}, 'CHF', ${from}, ${cents.CHF}, 'gross'), (${good.id}, 'EUR', ${from}, ${cents.EUR}, 'gross')`.execute(
        db,
      )
    }
    if (good.tradeCents !== null) {
      const trade = idFrom('customer-group', 'professional')
      await sql`insert into product_price (product_id, currency, customer_group_id, quantity_from, cents, basis) values
        (${good.id}, 'CHF', ${trade}, 1, ${good.tradeCents}, 'net'), (${good.id}, 'EUR', ${trade}, 1, ${good.tradeCents}, 'net')`.execute(
        db,
      )
    }
  }
}
