import { z } from 'zod'
import { refuse } from '../../shop/refusal.ts'
import type { NamedAggregation } from '../../values/aggregation.ts'
import type { Condition } from '../../values/condition.ts'
import { type Id, isId } from '../../values/ids.ts'
import { printed } from '../../values/printed.ts'
import { readAggregations } from './aggregations.ts'
import { readAssociations, type Wanted } from './associations.ts'
import { type Entity, fieldOf, longestName, type Typed } from './entity.ts'
import { readFilter } from './filter.ts'
import { type Limits, readPage, usualLimits } from './page-wish.ts'
import { readSort, type Sort } from './sort.ts'

/** What every list takes. Nothing is checked here: only `readCriteria` knows the entity's fields. */
export const criteriaWish = z.object({
  ids: z.unknown().optional(),
  page: z.unknown().optional(),
  limit: z.unknown().optional(),
  term: z.unknown().optional(),
  filter: z.unknown().optional(),
  'post-filter': z.unknown().optional(),
  sort: z.unknown().optional(),
  aggregations: z.unknown().optional(),
  associations: z.unknown().optional(),
  fields: z.unknown().optional(),
  grouping: z.unknown().optional(),
  'total-count-mode': z.unknown().optional(),
})
export type CriteriaWish = Partial<z.output<typeof criteriaWish>>

/** A list wish in terms of the entity's own fields: nothing in it is unknown any more (contract 5.5). */
export type Criteria<Field> = {
  ids: readonly Id<never>[] | null
  page: number
  limit: number
  term: string | null
  filter: Condition<Field>
  postFilter: Condition<Field>
  sort: readonly Sort<Field>[]
  grouping: readonly Field[]
  aggregations: readonly NamedAggregation<Field>[]
  associations: Wanted
  fields: readonly string[] | null
  count: CountMode
}

export type CountMode = 'none' | 'exact' | 'next-pages'

const mostIds = 500

export function readCriteria<Field extends Typed>(
  entity: Entity<Field>,
  wish: CriteriaWish,
  now: Date,
  limits: Limits = usualLimits,
): Criteria<Field> {
  const ids = readIds(wish.ids)
  return {
    ids,
    ...(ids ? { page: 1, limit: mostIds } : readPage(wish, limits)),
    term: readTerm(wish.term),
    filter: readFilter(entity, wish.filter, '/filter', now),
    postFilter: readFilter(entity, wish['post-filter'], '/post-filter', now),
    sort: readSort(entity, wish.sort, '/sort'),
    grouping: readNames(wish.grouping, 'grouping').map((name, index) =>
      fieldOf(entity, name, `/grouping/${index}`),
    ),
    aggregations: readAggregations(entity, wish.aggregations, now),
    associations: readAssociations(entity, wish.associations, '/associations'),
    fields: readFields(entity, wish.fields),
    count: readCountMode(wish['total-count-mode']),
  }
}

function readIds(raw: unknown): Id<never>[] | null {
  if (raw === undefined || raw === null) return null
  const ids = typeof raw === 'string' ? raw.split('|').filter((id) => id !== '') : raw
  if (!Array.isArray(ids)) return invalid('ids', 'a list of ids is expected')
  if (ids.length > mostIds) return invalid('ids', `at most ${mostIds} ids are allowed`)
  if (ids.length === 0) return null

  return ids.map((id, index) =>
    isId(id) ? id : refuse('id.malformed', { value: printed(id), pointer: `/ids/${index}` }),
  )
}

const longestTerm = 200

function readTerm(raw: unknown): string | null {
  if (raw === undefined || raw === null || raw === '') return null
  if (typeof raw !== 'string' && typeof raw !== 'number') return invalid('term', 'a text is expected')
  return String(raw).slice(0, longestTerm)
}

/** Fields of the rows themselves, or dotted ones of what belongs to them. */
function readFields(entity: Entity, raw: unknown): string[] | null {
  const names = readNames(raw, 'fields')
  for (const [index, name] of names.entries()) {
    if (!hasField(entity, name)) {
      refuse('criteria.field-unknown', { field: name, entity: entity.name, pointer: `/fields/${index}` })
    }
  }
  return names.length > 0 ? names : null
}

function hasField(entity: Entity, name: string): boolean {
  const [head = '', ...rest] = name.split('.')
  if (entity.field(name) || entity.properties.includes(head)) return true
  if (!Object.hasOwn(entity.associations, head)) return false
  const associated = entity.associations[head]?.()
  return associated !== undefined && (rest.length === 0 || hasField(associated, rest.join('.')))
}

function readNames(raw: unknown, parameter: string): string[] {
  if (raw === undefined || raw === null) return []
  const names = typeof raw === 'string' ? raw.split(/[,|]/) : raw
  if (!Array.isArray(names) || names.length > 100)
    return invalid(parameter, 'a list of field names is expected')
  return names.map((name) =>
    typeof name === 'string' && name.length <= longestName
      ? name
      : invalid(parameter, 'field names are expected'),
  )
}

function readCountMode(raw: unknown): CountMode {
  if (raw === undefined || raw === null) return 'none'
  const modes: CountMode[] = ['none', 'exact', 'next-pages']
  const mode = modes.find((mode, number) => mode === raw || String(number) === printed(raw))
  return mode ?? invalid('total-count-mode', 'none, exact or next-pages is expected')
}

const invalid = (name: string, reason: string): never =>
  refuse('request.parameter-invalid', { name, reason, pointer: `/${name}` })
