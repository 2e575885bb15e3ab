import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Visit } from '../sessions/visit.ts'
import type { OptionInLanguage, ProductId } from './product.ts'

/** A variant by the options that make it. */
export type Variant = {
  id: ProductId
  options: readonly OptionInLanguage[]
  isAvailable: boolean
  seoPath: string | null
}

/** The variants of a family, by its parent or by any of them. */
export async function readVariants(db: Db, visit: Visit, id: ProductId): Promise<Variant[]> {
  const { rows } = await sql<Variant>`
    select view.product_id as id, view.card -> 'options' as options, view.card ->> 'seoPath' as "seoPath",
      (not (product.is_closeout or product.restock_days is null) or product.stock >= product.min_purchase) as "isAvailable"
    from product_view view join product on product.id = view.product_id
    where view.language = ${visit.locale}
      and view.group_id = coalesce((select parent_id from product where id = ${id}), ${id}::uuid)
    order by view.position, view.number
  `.execute(db)
  return rows
}

export type ChoiceGroup = {
  group: OptionInLanguage
  options: readonly (OptionInLanguage & { combinable: boolean })[]
}

/**
 * What can be chosen: every option of the family by its group. An option is combinable when a variant has it together
 * with everything else of the one that is shown.
 */
export function choices(variants: readonly Variant[], shown: readonly OptionInLanguage[]): ChoiceGroup[] {
  const all = [
    ...new Map(variants.flatMap(({ options }) => options).map((option) => [option.id, option])).values(),
  ]
  const groups = Map.groupBy(all, ({ groupId }) => groupId)
  const combinable = (option: OptionInLanguage) => {
    const others = shown.filter(({ groupId }) => groupId !== option.groupId)
    return variants.some(({ options }) =>
      [option, ...others].every(({ id }) => options.some((own) => own.id === id)),
    )
  }

  return [...groups.values()]
    .flatMap((options) => {
      const [group] = options
      const sorted = options.toSorted((a, b) => a.position - b.position || compareNaturally(a.name, b.name))
      return group
        ? [{ group, options: sorted.map((option) => ({ ...option, combinable: combinable(option) })) }]
        : []
    })
    .toSorted((a, b) => a.group.groupPosition - b.group.groupPosition)
}

/**
 * The variant with these options. When there is none, the group that was switched last keeps its option, and as many
 * of the others as possible keep theirs: one click never leads nowhere.
 */
export function findVariant(
  variants: readonly Variant[],
  options: readonly string[],
  switchedGroup: string | null,
): Variant | null {
  const has = (variant: Variant, wished: string) => variant.options.some(({ id }) => id === wished)
  const groupOf = (wished: string) =>
    variants.flatMap(({ options }) => options).find(({ id }) => id === wished)?.groupId
  const fixed = options.filter((option) => switchedGroup !== null && groupOf(option) === switchedGroup)
  const score = (variant: Variant) =>
    options.filter((option) => has(variant, option)).length * 2 + (variant.isAvailable ? 1 : 0)

  const possible = variants.filter(
    (variant) =>
      options.every((option) => has(variant, option)) ||
      (fixed.length > 0 && fixed.every((option) => has(variant, option))),
  )
  return possible.toSorted((a, b) => score(b) - score(a))[0] ?? null
}

const { compare: compareNaturally } = new Intl.Collator('de', { numeric: true })
