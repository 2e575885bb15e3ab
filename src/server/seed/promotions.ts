import type { Db } from '../../platform/postgres/db.ts'
import type { Condition, Discount, PromotionKind } from '../../shop/promotions/promotion.ts'
import { idFrom } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { productId } from './seeded-ids.ts'

type PromotionData = {
  key: string
  kind: PromotionKind
  codes: string[]
  name: Translated
  priority?: number
  exclusive?: boolean
  maxUses?: number
  maxUsesPerCustomer?: number
  validFrom?: string
  validUntil?: string
  conditions?: Condition[]
  discounts: Discount[]
  /** Item numbers its discounts are about. */
  products?: string[]
}

/** One promotion of each kind, to be tried. All of them need a code, so that ordinary carts cost what the list says. */
export async function seedPromotions(db: Db): Promise<void> {
  const { promotions } = readSeed<{ promotions: PromotionData[] }>('promotions')

  await insertMissing(
    db,
    'promotion',
    promotions.map(({ key, kind, name, priority = 0, exclusive = false, ...rest }) => ({
      id: promotionId(key),
      kind,
      name,
      active: true,
      valid_from: rest.validFrom ?? null,
      valid_until: rest.validUntil ?? null,
      priority,
      exclusive,
      max_uses: rest.maxUses ?? null,
      max_uses_per_customer: rest.maxUsesPerCustomer ?? null,
      uses: 0,
      conditions: rest.conditions ?? [],
      discounts: rest.discounts.map((discount) => withProducts(discount, rest.products)),
      created_at: '2024-01-01',
    })),
  )
  await insertMissing(
    db,
    'promotion_code',
    promotions.flatMap(({ key, codes }) => codes.map((code) => ({ code, promotion_id: promotionId(key) }))),
  )
}

const promotionId = (key: string) => idFrom('promotion', key)

const withProducts = (discount: Discount, products: readonly string[] | undefined): Discount =>
  products ? { ...discount, set: { productIds: products.map(productId) } } : discount
