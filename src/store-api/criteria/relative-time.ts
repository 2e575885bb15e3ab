import type { Bound, Condition } from '../../values/condition.ts'

/**
 * `since P5D gt` asks for what is more than five days past, `until P5D gt` for what is more than five days ahead.
 * Nothing when the wish is not one of these.
 */
export function relativeTime<Field>(
  field: Field,
  { type, value, parameters }: Record<string, unknown>,
  now: Date,
): Condition<Field> | undefined {
  const direction = type === 'since' ? -1 : 1
  const threshold = moved(now, value, direction)
  const operator = operatorIn(parameters)
  if (!threshold || !operator) return undefined

  if (operator === 'eq' || operator === 'neq') {
    const day = threshold.toISOString().slice(0, 10)
    const onThatDay: Condition<Field> = {
      is: 'between',
      field,
      bounds: [
        { side: 'from', value: new Date(`${day}T00:00:00Z`) },
        { side: 'until', value: new Date(`${day}T23:59:59.999Z`) },
      ],
    }
    return operator === 'eq' ? onThatDay : { is: 'not', of: onThatDay }
  }
  const side = direction === 1 ? ahead[operator] : past[operator]
  return { is: 'between', field, bounds: [{ side, value: threshold }] }
}

type Operator = 'gt' | 'gte' | 'lt' | 'lte'

/** More time since means further back. */
const past: Record<Operator, Bound['side']> = { gt: 'before', gte: 'until', lt: 'after', lte: 'from' }
const ahead: Record<Operator, Bound['side']> = { gt: 'after', gte: 'from', lt: 'before', lte: 'until' }

function operatorIn(parameters: unknown): Operator | 'eq' | 'neq' | undefined {
  const operator =
    typeof parameters === 'object' && parameters !== null && 'operator' in parameters
      ? parameters.operator
      : 'eq'
  return operator === 'eq' ||
    operator === 'neq' ||
    (typeof operator === 'string' && Object.hasOwn(past, operator))
    ? (operator as Operator | 'eq' | 'neq')
    : undefined
}

/** An instant moved by an ISO 8601 duration: P1Y2M3W4DT5H6M7S. */
function moved(from: Date, duration: unknown, direction: 1 | -1): Date | undefined {
  const parts =
    typeof duration === 'string'
      ? /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(
          duration,
        )
      : null
  if (!parts || duration === 'P') return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => direction * Number(part ?? 0))

  const to = new Date(from)
  to.setUTCFullYear(
    to.getUTCFullYear() + years,
    to.getUTCMonth() + months,
    to.getUTCDate() + weeks * 7 + days,
  )
  to.setTime(to.getTime() + (hours * 3600 + minutes * 60 + seconds) * 1000)
  return to
}
