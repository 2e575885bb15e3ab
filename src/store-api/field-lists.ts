import { refuse } from '../shop/refusal.ts'
import { type FieldLists, visibleFields } from './criteria/only-fields.ts'

/** `includes` and `excludes` hold for every operation: what the caller does not want to see is left out at the end. */
export function seenBy<Output>(wish: unknown, answer: Output): Output {
  if (typeof wish !== 'object' || wish === null || answer instanceof Response) return answer
  const includes = 'includes' in wish ? fieldLists(wish.includes, 'includes') : null
  const excludes = 'excludes' in wish ? fieldLists(wish.excludes, 'excludes') : null
  if (!includes && !excludes) return answer

  // Fewer fields than the type says; whoever asked for that knows which.
  return visibleFields(answer, includes, excludes) as Output
}

function fieldLists(raw: unknown, name: string): FieldLists | null {
  if (raw === undefined || raw === null || (Array.isArray(raw) && raw.length === 0)) return null
  const isRight =
    typeof raw === 'object' &&
    !Array.isArray(raw) &&
    Object.values(raw).every((names) => Array.isArray(names) && names.every((one) => typeof one === 'string'))
  return isRight
    ? (raw as FieldLists)
    : refuse('request.parameter-invalid', {
        name,
        reason: 'lists of field names are expected',
        pointer: `/${name}`,
      })
}
