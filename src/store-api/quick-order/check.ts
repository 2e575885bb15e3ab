import { z } from 'zod'
import { checkOrder } from '../../shop/quick-order/check-order.ts'
import { mostOrderLines } from '../../shop/quick-order/order-line.ts'
import type { SentLine } from '../../shop/quick-order/read-order.ts'
import { refuse } from '../../shop/refusal.ts'
import { printed } from '../../values/printed.ts'
import { reading } from '../endpoint.ts'
import { limitOrderChecks } from '../limits.ts'
import { quickOrderShape } from '../shapes/quick-order.ts'

/** Longer texts are no order; empty lines between five hundred others are welcome. */
const mostSent = mostOrderLines * 10
const mostLetters = 200_000

/** A number or a quantity may come as a number; what is left out is empty. */
const field = (value: unknown, pointer: string): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.slice(0, 1000)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return refuse('request.parameter-invalid', {
    name: pointer.slice(pointer.lastIndexOf('/') + 1),
    reason: `a text or a number is expected, not ${printed(value, 40)}`,
    pointer,
  })
}

const linesWish = z
  .unknown()
  .optional()
  .transform((raw): SentLine[] => {
    if (raw === undefined || raw === null) return refuse('request.parameter-missing', { name: 'lines' })
    const sent = typeof raw === 'string' ? [raw] : raw
    if (!Array.isArray(sent)) return invalid('a list of texts or of {number, quantity, note} is expected')
    if (sent.length > mostSent) return invalid(`an order has at most ${mostOrderLines} lines`)

    const lines = sent.map((line: unknown, at): SentLine => {
      if (typeof line === 'string') return line
      if (typeof line !== 'object' || line === null || Array.isArray(line)) {
        return invalid('a text or {number, quantity, note} is expected', `/lines/${at}`)
      }
      const { number, quantity, note } = line as Readonly<Record<string, unknown>> // an object, as checked above
      return {
        number: field(number, `/lines/${at}/number`),
        quantity: field(quantity, `/lines/${at}/quantity`),
        note: field(note, `/lines/${at}/note`),
      }
    })
    const letters = lines.reduce((sum, line) => sum + (typeof line === 'string' ? line.length : 0), 0)
    return letters > mostLetters ? invalid(`at most ${mostLetters} letters are read at once`) : lines
  })

/** POST /quick-order/check, only ours: what the lines of an order mean, before anything is ordered. */
export const post = reading(z.object({ lines: linesWish }), async ({ lines }, { db, visit, caller }) => {
  limitOrderChecks(caller.ip, visit)
  return quickOrderShape(await checkOrder(db, visit, lines), visit)
})

const invalid = (reason: string, pointer = '/lines'): never =>
  refuse('request.parameter-invalid', { name: 'lines', reason, pointer })
