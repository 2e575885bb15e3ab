import type { WireOption, WireSeoUrl } from './wire.ts'
import type { WireConfiguratorGroup } from './wire-detail.ts'

export type Sibling = {
  id: string
  optionIds: readonly string[]
  seoUrls?: readonly WireSeoUrl[] | null
}

export type ConfiguratorGroup = {
  id: string
  name: string
  translated?: { name?: string }
  options: readonly WireOption[]
}

/**
 * Where each option leads: to the variant that differs in it alone or, when there is none, to the one that keeps
 * most of the other options; that is marked as not combinable. An option no variant has leads nowhere.
 */
export function variantLinks(
  groups: readonly ConfiguratorGroup[],
  chosenIds: readonly string[],
  siblings: readonly Sibling[],
): WireConfiguratorGroup[] {
  return groups.map((group) => {
    const others = chosenIds.filter((id) => !group.options.some((option) => option.id === id))

    return {
      ...group,
      options: group.options.map((option) => {
        const kept = ({ optionIds }: Sibling) => others.filter((id) => optionIds.includes(id)).length
        const [best] = siblings
          .filter(({ optionIds }) => optionIds.includes(option.id))
          .toSorted((a, b) => kept(b) - kept(a))

        return {
          ...option,
          product: best ?? null,
          combinable: best !== undefined && kept(best) === others.length,
        }
      }),
    }
  })
}
