import { refuse } from '../../shop/refusal.ts'
import { printed } from '../../values/printed.ts'
import { type Entity, fieldOf, type Typed } from './entity.ts'

/** `natural` puts 2 before 10 in a text. `by: 'count'` sorts by how many values there are. */
export type Sort<Field> = { field: Field; descending: boolean; natural: boolean; by: 'value' | 'count' }

const most = 10

/** `[{field, order, naturalSorting, type}]` or `"-a,b"`. */
export function readSort<Field extends Typed>(
  entity: Entity<Field>,
  raw: unknown,
  pointer: string,
): Sort<Field>[] {
  if (raw === undefined || raw === null || raw === '') return []
  if (typeof raw === 'string') return readSort(entity, raw.split(',').map(signed), pointer)
  if (!Array.isArray(raw)) return readSort(entity, [raw], pointer)
  if (raw.length > most) return invalid(pointer, `at most ${most} fields to sort by are allowed`)

  return raw.map((one, index) => {
    const at = `${pointer}/${index}`
    if (typeof one !== 'object' || one === null) return invalid(at, 'a field to sort by is expected')
    const order = printed(one.order ?? 'ASC').toUpperCase()
    if (order !== 'ASC' && order !== 'DESC') return invalid(`${at}/order`, 'ASC or DESC is expected')

    return {
      field: fieldOf(entity, one.field, `${at}/field`),
      descending: order === 'DESC',
      natural: one.naturalSorting === true || one.naturalSorting === 'true' || one.naturalSorting === '1',
      by: one.type === 'count' ? 'count' : 'value',
    }
  })
}

const signed = (name: string) => {
  const field = name.trim()
  return field.startsWith('-') ? { field: field.slice(1), order: 'DESC' } : { field, order: 'ASC' }
}

const invalid = (pointer: string, reason: string): never =>
  refuse('request.parameter-invalid', { name: 'sort', reason, pointer })
