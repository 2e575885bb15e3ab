import type { Wanted } from './associations.ts'
import { readCriteria } from './criteria.ts'
import type { Entity } from './entity.ts'
import type { Path } from './memory-entity.ts'
import { allRows } from './page-wish.ts'
import { pageOf, type Row } from './rows-in-memory.ts'

/**
 * Drops what was not wished for; what was may be filtered, sorted and cut like any other list. What is a property as
 * well is always there.
 */
export function onlyWished<Element extends object>(
  row: Element,
  entity: Entity,
  wanted: Wanted,
  now: Date,
): Element {
  const kept = { ...row } as Record<string, unknown>
  for (const name of Object.keys(entity.associations)) {
    const wish = Object.hasOwn(wanted, name) ? wanted[name] : undefined
    if (wish) {
      kept[name] = cut(kept[name], wish, now, (own) => onlyWished(own, wish.entity, wish.associations, now))
    } else if (!entity.properties.includes(name)) {
      delete kept[name]
    }
  }
  // Only associations left, and they are optional for every reader.
  return kept as Element
}

/** Keeps everything, and cuts the lists that were wished for in part. What this shop has none of is an empty list. */
export function cutAsWished<Element extends object>(row: Element, wanted: Wanted, now: Date): Element {
  const wishes = Object.entries(wanted)
  if (wishes.length === 0) return row

  const kept = { ...row } as Record<string, unknown>
  for (const [name, wish] of wishes) {
    if (wish.entity.name === '') kept[name] ??= []
    kept[name] = cut(kept[name], wish, now, (own) => cutAsWished(own, wish.associations, now))
  }
  return kept as Element
}

function cut(
  value: unknown,
  { entity, criteria }: Wanted.One,
  now: Date,
  within: (row: object) => object,
): unknown {
  const inside = (row: unknown) => (typeof row === 'object' && row !== null ? within(row) : row)
  if (!Array.isArray(value)) return inside(value)

  // An association's entity holds paths wherever its rows are shaped already.
  const own = readCriteria(entity as Entity<Path>, criteria, now, allRows)
  return pageOf(value as Row[], own).elements.map(inside)
}
