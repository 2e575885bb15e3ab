import { refuse } from '../../shop/refusal.ts'
import type { FieldKind } from '../../values/condition.ts'

/** What a list can be filtered, sorted and counted by, and what belongs to its rows. */
export type Entity<Field extends Typed = Typed> = {
  /** Shopware's name, which is also the `apiAlias` of a row. */
  name: string
  field: (name: string) => Field | undefined
  associations: Associations
  /** Fields on the wire that cannot be asked for in a filter: `fields` may still name them. */
  properties: readonly string[]
}

export type Typed = { kind: FieldKind; many?: boolean }

/** Thunks, because products know categories and categories know products. */
export type Associations = Readonly<Record<string, () => Entity>>

/** A name is taken apart at its dots, step by step: one without end would take all memory there is. */
export const longestName = 255

/** The field of an entity by its wire name, with or without the entity's own name in front. */
export function fieldOf<Field extends Typed>(entity: Entity<Field>, name: unknown, pointer: string): Field {
  if (typeof name !== 'string' || name === '' || name.length > longestName) {
    return refuse('request.parameter-invalid', { name: 'field', reason: 'a field name is expected', pointer })
  }
  const prefix = `${entity.name}.`
  const own = name.startsWith(prefix) ? name.slice(prefix.length) : name

  return entity.field(own) ?? refuse('criteria.field-unknown', { field: name, entity: entity.name, pointer })
}
