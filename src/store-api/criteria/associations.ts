import { refuse } from '../../shop/refusal.ts'
import { type Entity, longestName } from './entity.ts'

/** Which associations are wished for, each with what a client says about its rows. */
export type Wanted = { readonly [association: string]: Wanted.One }
export declare namespace Wanted {
  type One = { entity: Entity; criteria: Readonly<Record<string, unknown>>; associations: Wanted }
}

const deepest = 8

/** `{cover: {}, media: {associations: {media: {}}}}`, or dotted names in a list: `["options.group"]`. */
export function readAssociations(entity: Entity, raw: unknown, pointer: string, depth = 0): Wanted {
  if (raw === undefined || raw === null) return {}
  if (depth > deepest) return tooDeep(pointer)
  if (Array.isArray(raw)) return readAssociations(entity, undotted(raw, pointer), pointer, depth)
  if (typeof raw !== 'object') {
    return refuse('request.parameter-invalid', {
      name: 'associations',
      reason: 'an object is expected',
      pointer,
    })
  }

  let wanted: Wanted = {}
  for (const [name, criteria] of Object.entries(raw)) {
    if (name.length > longestName) return tooDeep(pointer)
    const [head = '', ...rest] = name.split('.')
    const own = Object.hasOwn(entity.associations, head) ? entity.associations[head]?.() : undefined
    if (!own) {
      return refuse('criteria.association-unknown', {
        association: head,
        entity: entity.name,
        pointer: `${pointer}/${name}`,
      })
    }
    const given =
      typeof criteria === 'object' && criteria !== null && !Array.isArray(criteria) ? criteria : {}
    const nested =
      rest.length > 0 ? { [rest.join('.')]: given } : 'associations' in given ? given.associations : {}
    const at = `${pointer}/${name}`
    const one = {
      entity: own,
      criteria: rest.length > 0 ? {} : { ...given },
      associations: readAssociations(own, nested, rest.length > 0 ? at : `${at}/associations`, depth + 1),
    }
    wanted = together(wanted, { [head]: one })
  }
  return wanted
}

/** `lineItems.cover` and `lineItems.product` are two wishes for the same lines: both hold. */
function together(some: Wanted, more: Wanted): Wanted {
  const joined = Object.entries(more).map(([name, one]): [string, Wanted.One] => {
    const known = some[name]
    return [
      name,
      known
        ? {
            entity: one.entity,
            criteria: { ...known.criteria, ...one.criteria },
            associations: together(known.associations, one.associations),
          }
        : one,
    ]
  })
  return { ...some, ...Object.fromEntries(joined) }
}

const tooDeep = (pointer: string): never =>
  refuse('request.parameter-invalid', { name: 'associations', reason: 'nested too deep', pointer })

function undotted(names: readonly unknown[], pointer: string): Record<string, unknown> {
  const strange = names.findIndex((name) => typeof name !== 'string')
  if (strange >= 0) {
    return refuse('request.parameter-invalid', {
      name: 'associations',
      reason: 'names are expected',
      pointer: `${pointer}/${strange}`,
    })
  }
  return Object.fromEntries(names.map((name) => [String(name), {}]))
}

/** The same wish with associations that come along unasked. */
export function alsoWanted<Wish extends { associations?: unknown }>(
  wish: Wish,
  names: readonly string[],
): Wish {
  const asked = Array.isArray(wish.associations)
    ? undotted(wish.associations, '/associations')
    : wish.associations
  if (asked !== undefined && asked !== null && typeof asked !== 'object') return wish
  return { ...wish, associations: { ...Object.fromEntries(names.map((name) => [name, {}])), ...asked } }
}
