import { refuse } from '../../shop/refusal.ts'
import type { Bound, Condition } from '../../values/condition.ts'
import { printed } from '../../values/printed.ts'
import { type Entity, fieldOf, type Typed } from './entity.ts'
import { fieldValue } from './field-value.ts'
import { relativeTime } from './relative-time.ts'

const deepest = 8
const mostParts = 200
const mostValues = 500

/** What a client may put into `filter` and `post-filter` (contract 5.5): a list, or a map of field to value. */
export function readFilter<Field extends Typed>(
  entity: Entity<Field>,
  raw: unknown,
  pointer: string,
  now: Date,
): Condition<Field> {
  let parts = 0
  return { is: 'all', of: several(raw, pointer, 0) }

  function several(raw: unknown, pointer: string, depth: number): Condition<Field>[] {
    if (raw === undefined || raw === null) return []
    if (Array.isArray(raw)) return raw.map((part, index) => one(part, `${pointer}/${index}`, depth))
    if (!isObject(raw)) return invalid(pointer, 'a list of filters is expected')

    return Object.entries(raw).map(([name, value]) => {
      const type = Array.isArray(value) ? 'equalsAny' : 'equals'
      const part = isObject(value) && 'type' in value ? value : { type, field: name, value }
      return one(part, `${pointer}/${name}`, depth)
    })
  }

  function one(raw: unknown, pointer: string, depth: number): Condition<Field> {
    parts += 1
    if (parts > mostParts) return invalid(pointer, `at most ${mostParts} filters are allowed`)
    if (depth > deepest) return invalid(pointer, `filters may be nested ${deepest} deep`)
    if (!isObject(raw)) return invalid(pointer, 'a filter with a type is expected')

    const queries = () => several(raw.queries ?? [], `${pointer}/queries`, depth + 1)

    switch (raw.type) {
      case 'equals':
      case 'equalsAny':
      case 'equalsAll':
      case 'contains':
      case 'prefix':
      case 'suffix':
      case 'range':
        return comparison(raw, pointer)
      case 'since':
      case 'until': {
        const field = fieldOf(entity, raw.field, `${pointer}/field`)
        if (field.kind !== 'instant') return invalid(`${pointer}/field`, 'a date field is expected')
        return relativeTime(field, raw, now) ?? invalid(pointer, 'a duration and an operator are expected')
      }
      case 'and':
        return { is: 'all', of: queries() }
      case 'or':
        return { is: 'any', of: queries() }
      case 'xor':
        return { is: 'odd', of: queries() }
      case 'multi':
        return grouped(operatorOf(raw, pointer), queries())
      case 'not':
        return { is: 'not', of: grouped(operatorOf(raw, pointer), queries()) }
      case 'nand':
        return { is: 'not', of: { is: 'all', of: queries() } }
      case 'nor':
        return { is: 'not', of: { is: 'any', of: queries() } }
      default:
        return invalid(`${pointer}/type`, `no filter type ${JSON.stringify(raw.type ?? null).slice(0, 40)}`)
    }
  }

  function comparison(raw: Record<string, unknown>, pointer: string): Condition<Field> {
    const field = fieldOf(entity, raw.field, `${pointer}/field`)
    const value = (raw: unknown) => fieldValue(field.kind, raw, `${pointer}/value`)

    switch (raw.type) {
      case 'equals':
        if (raw.value === undefined) return invalid(`${pointer}/value`, 'a value, or null, is expected')
        return { is: 'equal', field, value: raw.value === null ? null : value(raw.value) }
      case 'equalsAny':
        return { is: 'one-of', field, values: values(raw.value, `${pointer}/value`).map(value) }
      case 'equalsAll':
        return { is: 'all-of', field, values: values(raw.value, `${pointer}/value`).map(value) }
      case 'range':
        return { is: 'between', field, bounds: boundsOf(raw, pointer, field) }
      default: {
        if (field.kind !== 'text' && field.kind !== 'id')
          return invalid(`${pointer}/field`, 'a text field is expected')
        const is = ({ contains: 'contains', prefix: 'starts-with', suffix: 'ends-with' } as const)[
          raw.type as 'contains' | 'prefix' | 'suffix'
        ]
        return { is, field, text: String(fieldValue('text', raw.value, `${pointer}/value`)) }
      }
    }
  }

  function boundsOf(raw: Record<string, unknown>, pointer: string, field: Field): Bound[] {
    if (!isObject(raw.parameters)) return invalid(`${pointer}/parameters`, 'gte, lte, gt or lt is expected')
    const given = raw.parameters
    const bounds = Object.keys(sides)
      .filter((name) => given[name] !== undefined && given[name] !== null)
      .map((name) => ({
        side: sides[name as keyof typeof sides],
        value: fieldValue(field.kind, given[name], `${pointer}/parameters/${name}`),
      }))
    return bounds.length > 0 ? bounds : invalid(`${pointer}/parameters`, 'gte, lte, gt or lt is expected')
  }
}

const sides = { gte: 'from', gt: 'after', lte: 'until', lt: 'before' } as const

/** Lists come as lists, or as one text with bars between. */
function values(raw: unknown, pointer: string): unknown[] {
  const list =
    typeof raw === 'string' ? raw.split('|').filter((part) => part !== '') : Array.isArray(raw) ? raw : [raw]
  const given = list.filter((value) => value !== null && value !== undefined)
  return given.length <= mostValues ? given : invalid(pointer, `at most ${mostValues} values are allowed`)
}

type Operator = 'AND' | 'OR' | 'XOR'

function operatorOf(raw: Record<string, unknown>, pointer: string): Operator {
  const operator = printed(raw.operator ?? 'AND').toUpperCase()
  if (operator === 'AND' || operator === '&&') return 'AND'
  if (operator === 'OR' || operator === '||') return 'OR'
  return operator === 'XOR' ? 'XOR' : invalid(`${pointer}/operator`, 'AND, OR or XOR is expected')
}

const grouped = <Field>(operator: Operator, of: Condition<Field>[]): Condition<Field> => ({
  is: ({ AND: 'all', OR: 'any', XOR: 'odd' } as const)[operator],
  of,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (pointer: string, reason: string): never =>
  refuse('request.parameter-invalid', { name: pointer.split('/')[1] ?? 'filter', reason, pointer })
