import type { FieldKind, Scalar } from '../../values/condition.ts'
import type { Associations, Entity } from './entity.ts'

/** A field of a row that is already shaped for the wire: its dotted path, through lists as well. */
export type Path = { kind: FieldKind; path: readonly string[] }

/**
 * An entity whose rows lie in memory, shaped for the wire. Fields of associations need no declaration of
 * their own: `states.name` is the field `name` of the association `states`.
 */
export function memoryEntity(
  name: string,
  fields: Readonly<Record<string, FieldKind>>,
  associations: Associations = {},
  properties: readonly string[] = [],
): Entity<Path> {
  return {
    name,
    associations,
    properties,
    field(wanted) {
      const kind = Object.hasOwn(fields, wanted) ? fields[wanted] : undefined
      if (kind) return { kind, path: wanted.split('.') }

      const [head = '', ...rest] = wanted.split('.')
      const associated = Object.hasOwn(associations, head) ? associations[head]?.() : undefined
      const kept = associated?.field(rest.join('.'))
      return kept && { kind: kept.kind, path: [head, ...rest] }
    },
  }
}

/** Every value at a path; instants are ISO texts on the wire and are compared as dates. */
export function valuesAt(row: unknown, { kind, path }: Path): Scalar[] {
  return gather(row, path).flatMap((value): Scalar[] => {
    if (kind === 'instant') return typeof value === 'string' ? [new Date(value)] : []
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : []
  })
}

function gather(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((element) => gather(element, path))
  const [head, ...rest] = path
  if (head === undefined) return [value]
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return []
  return gather((value as Record<string, unknown>)[head], rest)
}
