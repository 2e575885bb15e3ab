import { refuse } from '../../shop/refusal.ts'
import type { FieldKind, Scalar } from '../../values/condition.ts'
import { isId } from '../../values/ids.ts'

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
  text: (raw) => (typeof raw === 'string' ? clean(raw) : isSimple(raw) ? String(raw) : undefined),
  number: (raw) => {
    const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  },
  boolean: (raw) => (yes.has(raw) ? true : no.has(raw) ? false : undefined),
  instant: (raw) => {
    if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(raw)) return undefined
    const date = new Date(raw.replace(' ', 'T'))
    return Number.isNaN(date.getTime()) ? undefined : date
  },
}

const yes = new Set<unknown>([true, 1, '1', 'true'])
const no = new Set<unknown>([false, 0, '0', 'false', ''])

const expected = { text: 'a text', number: 'a number', boolean: 'true or false', instant: 'a date' }

const isSimple = (raw: unknown) => typeof raw === 'number' || typeof raw === 'boolean'

/** PostgreSQL stores no NUL, so nothing it holds can be equal to one. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

const printed = (raw: unknown) =>
  typeof raw === 'string' ? raw.slice(0, 64) : JSON.stringify(raw).slice(0, 64)
