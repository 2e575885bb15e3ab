import type { MeasuredPlace } from '../../shop/configurator/fit-passport.ts'
import type { CartItem } from '../browser/cart-state.ts'

type LinePayload = { job: string | null; fit: MeasuredPlace | null }

/** What a line is for, as it is sent again: the shop works the rest out. Nothing for most lines. */
export function purposeSent({ job, fit }: LinePayload): CartItem['payload'] {
  if (!job && !fit) return undefined
  return {
    ...(job && { job }),
    ...(fit && { fit: { systemType: fit.systemType, measures: fit.measures } }),
  }
}

/** The same as a field of a form holds it; anything else is nothing. The shop looks at it as at any wish. */
export function purposeTyped(field: string): CartItem['payload'] {
  try {
    const payload: unknown = field === '' ? null : JSON.parse(field)
    return typeof payload === 'object' && payload !== null ? payload : undefined
  } catch {
    return undefined
  }
}
