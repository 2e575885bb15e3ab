import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { findArticles } from './find-articles.ts'
import { findSimilar } from './find-similar.ts'
import { mostOrderLines } from './order-line.ts'
import { readOrder, type SentLine } from './read-order.ts'
import { type CheckedLine, judgeOrder, unresolved } from './verdict.ts'

export type CheckedOrder = { lines: readonly CheckedLine[]; empty: number; headings: number }

/**
 * Checks an order line by line: what each means, whether it is sold, and how many of it. Two statements at most, however
 * many lines: one for the numbers that are known, one for what the others may have meant.
 */
export async function checkOrder(db: Db, visit: Visit, sent: readonly SentLine[]): Promise<CheckedOrder> {
  const { lines, empty, headings } = readOrder(sent)
  if (lines.length > mostOrderLines) {
    refuse('request.parameter-invalid', {
      name: 'lines',
      reason: `an order has at most ${mostOrderLines} lines, this one has ${lines.length}`,
      pointer: '/lines',
    })
  }

  const numbers = new Set(lines.flatMap(({ readings }) => readings.map(({ number }) => number)))
  const articles = await findArticles(db, visit, [...numbers])
  const similar = await findSimilar(db, visit, unresolved(lines, articles))

  return { lines: judgeOrder(lines, { articles, similar }), empty, headings }
}
