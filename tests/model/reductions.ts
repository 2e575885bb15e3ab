import { sql } from 'kysely'
import type { Db } from '../../src/platform/postgres/db.ts'
import { idFrom } from '../../src/values/ids.ts'
import { goods } from './goods.ts'

type Reduction = {
  key: string
  codes: readonly string[]
  kind?: 'automatic' | 'individual'
  priority?: number
  exclusive?: boolean
  maxUses?: number
  perCustomer?: number
  conditions?: readonly object[]
  discounts: readonly object[]
}

const percent = (percent: number) => ({ kind: 'percentage', scope: 'cart', percent })
const worth = (cents: number) => ({ kind: 'minimum-value', cents: { CHF: cents, EUR: cents } })

/** One promotion of each sort. */
export const reductions: readonly Reduction[] = [
  { key: 'ten', codes: ['ZEHN'], priority: 50, discounts: [percent(10)] },
  { key: 'from 300', codes: ['AB300'], priority: 40, conditions: [worth(30_000)], discounts: [percent(7)] },
  { key: 'alone', codes: ['ALLEIN'], priority: 10, exclusive: true, discounts: [percent(33.3)] },
  {
    key: 'two',
    codes: ['ZWEI'],
    maxUses: 2,
    discounts: [{ kind: 'absolute', scope: 'cart', cents: both(777) }],
  },
  { key: 'once each', codes: ['EINMAL'], perCustomer: 1, discounts: [percent(5)] },
  { key: 'first', codes: ['NEU'], conditions: [{ kind: 'first-order' }], discounts: [percent(3)] },
  {
    key: 'way',
    codes: ['VERSAND'],
    discounts: [{ kind: 'percentage', scope: 'shipping', percent: 50 }],
  },
  {
    key: 'bags',
    codes: ['SACK'],
    discounts: [
      { kind: 'buy-n-get-m', scope: 'products', buy: 3, free: 1, set: { productIds: [goods[1]?.id] } },
    ],
  },
  {
    key: 'thanks',
    codes: ['DANKE-1', 'DANKE-2'],
    kind: 'individual',
    discounts: [{ kind: 'absolute', scope: 'cart', cents: both(1000) }],
  },
  {
    key: 'by itself',
    codes: [],
    kind: 'automatic',
    priority: 5,
    conditions: [worth(20_000)],
    discounts: [percent(1.5)],
  },
]

export const codes: readonly string[] = [...reductions.flatMap(({ codes }) => codes), 'GIBTESNICHT']

export const reductionId = (key: string): string => idFrom('promotion', `model:${key}`)

export async function offerReductions(db: Db): Promise<void> {
  await sql`truncate promotion cascade`.execute(db)
  for (const { key, codes, kind = 'code', priority = 0, exclusive = false, ...terms } of reductions) {
    const id = reductionId(key)
    await sql`insert into promotion (id, kind, name, priority, exclusive, max_uses, max_uses_per_customer, conditions, discounts)
      values (${id}, ${kind}, ${JSON.stringify({ 'de-DE': key })}, ${priority}, ${exclusive}, ${terms.maxUses ?? null},
        ${terms.perCustomer ?? null}, ${JSON.stringify(terms.conditions ?? [])}, ${JSON.stringify(terms.discounts)})`.execute(
      db,
    )
    for (const code of codes) {
      await sql`insert into promotion_code (code, promotion_id) values (${code}, ${id})`.execute(db)
    }
  }
}

function both(cents: number) {
  return { CHF: cents, EUR: cents }
}
