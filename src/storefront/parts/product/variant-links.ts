import type { WireOption } from './wire.ts'
import type { WireConfiguratorGroup, WireConflict, WireVariant } from './wire-detail.ts'

export type ConfiguratorGroup = {
  id: string
  name: string
  displayType?: string | undefined
  translated?: { name?: string }
  options: readonly WireOption[]
}

/**
 * Where each option leads: to the variant that differs in it alone or, when there is none, to the one that keeps
 * most of the other options and can be had; then it says what stands in the way and what changes along with it. An
 * option no variant has leads nowhere.
 */
export function variantLinks(
  groups: readonly ConfiguratorGroup[],
  chosenIds: readonly string[],
  siblings: readonly WireVariant[],
): WireConfiguratorGroup[] {
  return groups.map((group) => {
    const others = groups.filter((other) => other !== group)

    return {
      ...group,
      options: group.options.map((option) => {
        const having = siblings.filter(({ optionIds }) => optionIds.includes(option.id))
        const kept = ({ optionIds }: WireVariant) =>
          others.filter(({ options }) => optionIn(options, optionIds) === optionIn(options, chosenIds)).length
        const [best = null] = having.toSorted(
          (a, b) => kept(b) - kept(a) || Number(b.available ?? true) - Number(a.available ?? true),
        )

        return {
          ...option,
          product: best,
          combinable: best !== null && kept(best) === others.length,
          conflicts: best ? others.flatMap((other) => conflictIn(other, chosenIds, best, having)) : [],
        }
      }),
    }
  })
}

/** What of a group changes on the way to a variant, and why: the option goes with nothing else, or not with this. */
function conflictIn(
  { displayType, options }: ConfiguratorGroup,
  chosenIds: readonly string[],
  best: WireVariant,
  having: readonly WireVariant[],
): WireConflict[] {
  const [now, then] = [optionIn(options, chosenIds), optionIn(options, best.optionIds)]
  if (!now || !then || now === then) return []

  const isOnly = having.every(({ optionIds }) => optionIn(options, optionIds) === then)
  return [{ isColor: displayType === 'color', isOnly, not: now.name, becomes: then.name }]
}

const optionIn = (options: readonly WireOption[], ids: readonly string[]) =>
  options.find(({ id }) => ids.includes(id))
