/**
 * A condition on rows, as a tree. What a field is depends on who asks: a column for the database,
 * a path for rows in memory. Both answer alike: every comparison is true or false, never unknown,
 * so a row without a value is simply not equal to anything but null.
 */
export type Condition<Field> =
  | { is: 'equal'; field: Field; value: Scalar | null }
  | { is: 'one-of'; field: Field; values: readonly Scalar[] }
  | { is: 'all-of'; field: Field; values: readonly Scalar[] }
  | { is: 'contains' | 'starts-with' | 'ends-with'; field: Field; text: string }
  | { is: 'between'; field: Field; bounds: readonly Bound[] }
  | { is: 'all' | 'any' | 'odd'; of: readonly Condition<Field>[] }
  | { is: 'not'; of: Condition<Field> }

export type Scalar = string | number | boolean | Date

export type Bound = { side: 'from' | 'after' | 'until' | 'before'; value: Scalar }

/** What a field holds. A field of many values meets a comparison when one of them does. */
export type FieldKind = 'id' | 'text' | 'number' | 'boolean' | 'instant'

/** Whether a row meets a condition. `valuesOf` gives all values of a field, none when it is empty. */
export function holds<Field>(
  condition: Condition<Field>,
  valuesOf: (field: Field) => readonly Scalar[],
): boolean {
  const some = (field: Field, test: (value: Scalar) => boolean) => valuesOf(field).some(test)
  const each = (part: Condition<Field>) => holds(part, valuesOf)

  switch (condition.is) {
    case 'equal': {
      const { field, value } = condition
      return value === null ? valuesOf(field).length === 0 : some(field, (own) => same(own, value))
    }
    case 'one-of':
      return some(condition.field, (own) => condition.values.some((value) => same(own, value)))
    case 'all-of': {
      const own = valuesOf(condition.field)
      return condition.values.every((value) => own.some((one) => same(one, value)))
    }
    case 'contains':
      return some(condition.field, (own) => folded(own).includes(folded(condition.text)))
    case 'starts-with':
      return some(condition.field, (own) => folded(own).startsWith(folded(condition.text)))
    case 'ends-with':
      return some(condition.field, (own) => folded(own).endsWith(folded(condition.text)))
    case 'between':
      return some(condition.field, (own) => condition.bounds.every((bound) => within(own, bound)))
    case 'all':
      return condition.of.every(each)
    case 'any':
      return condition.of.some(each)
    case 'odd':
      return condition.of.filter(each).length % 2 === 1
    case 'not':
      return !each(condition.of)
  }
}

/** Before, equal or after, the way PostgreSQL orders texts byte by byte (`collate "C"`). */
export function compare(a: Scalar, b: Scalar): number {
  const [left, right] = [comparable(a), comparable(b)]
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right)
  return left < right ? -1 : left > right ? 1 : 0
}

const within = (own: Scalar, { side, value }: Bound): boolean => {
  const order = compare(own, value)
  if (side === 'from') return order >= 0
  if (side === 'after') return order > 0
  return side === 'until' ? order <= 0 : order < 0
}

const same = (a: Scalar, b: Scalar) => comparable(a) === comparable(b)

const comparable = (value: Scalar): string | number | boolean =>
  value instanceof Date ? value.getTime() : value

/** Upper and lower case are alike where a text is searched in, and nowhere else. */
const folded = (value: Scalar): string => String(value).toLowerCase()

/** By code points: surrogates sort above everything else in UTF-8, and below some in UTF-16. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  const [left, right] = [[...a], [...b]]
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
