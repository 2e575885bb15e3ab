import { refuse } from '../../shop/refusal.ts'
import type { FieldKind, Scalar } from '../../values/condition.ts'
import { isId } from '../../values/ids.ts'
import { printed } from '../../values/printed.ts'

/** A value from the wire as the field's kind has it, or a refusal that names the place. */
export function fieldValue(kind: FieldKind, raw: unknown, pointer: string): Scalar {
  const value = readers[kind](raw)
  if (value !== undefined) return value
  if (kind === 'id') return refuse('id.malformed', { value: printed(raw), pointer })
  return refuse('request.parameter-invalid', {
    name: 'value',
    reason: `${expected[kind]} is expected`,
    pointer,
  })
}

const readers: Record<FieldKind, (raw: unknown) => Scalar | undefined> = {
  id: (raw) => (isId(raw) ? raw : undefined),
  text: (raw) => (typeof raw === 'string' ? raw : isSimple(raw) ? String(raw) : undefined),
  number: numberFrom,
  boolean: (raw) => (yes.has(raw) ? true : no.has(raw) ? false : undefined),
  instant: (raw) => {
    if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(raw)) return undefined
    const date = new Date(raw.replace(' ', 'T'))
    // The calendar of the database has no year 0.
    return date.getUTCFullYear() >= 1 ? date : undefined
  },
}

/** A number, or one written as a text. */
export function numberFrom(raw: unknown): number | undefined {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const yes = new Set<unknown>([true, 1, '1', 'true'])
const no = new Set<unknown>([false, 0, '0', 'false', ''])

const expected = { text: 'a text', number: 'a number', boolean: 'true or false', instant: 'a date' }

const isSimple = (raw: unknown) => typeof raw === 'number' || typeof raw === 'boolean'
