import type { WireError } from '../../store-api/client.ts'
import { isStoreApiError } from '../store-api.ts'
import type { ProblemDetail } from '../texts/de/notices.ts'
import type { Texts } from '../texts/texts.ts'

/** What a refused call says, small enough to be sent to a page. */
export type Problem = { code: string; detail: Readonly<Record<string, string>> }

/** The first thing the Store API complained about; anything else is a fault and flies on. */
export function problemOf(error: unknown): Problem {
  if (!isStoreApiError(error)) throw error
  const [first] = error.errors
  if (!first && unreachable.has(error.status)) return { code: 'offline', detail: {} }
  return { code: first?.code ?? '', detail: first ? parametersOf(first) : {} }
}

/** Nobody answered, or not in time. */
const unreachable = new Set([408, 502])

/** Parameters without the braces of Symfony's keys: `{{ limit }}` is `limit`. */
export const parametersOf = ({ meta }: WireError): Record<string, string> => {
  const parameters = (meta as { parameters?: Record<string, unknown> } | undefined)?.parameters ?? {}
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.replace(/[^\w]/g, ''), String(value ?? '')]),
  )
}

export function problemText({ code, detail }: Problem, { notices }: Texts): string {
  if (code === 'offline') return notices.problem.offline
  const words = notices.problem.codes as Partial<Record<string, (detail: ProblemDetail) => string>>
  const whole = { seconds: '', quantity: '', orderNumber: '', most: '', email: '', ...detail }
  return words[code]?.(whole) ?? notices.problem.fallback
}
