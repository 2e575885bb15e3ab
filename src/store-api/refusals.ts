import type { Refusal, RefusalCode } from '../shop/refusal.ts'
import type { WireError } from './client.ts'
import { refusalCatalogue, type Words } from './refusal-catalogue.ts'
import { violationOnWire } from './violations.ts'

/** Status and envelope of a refusal. */
export function onWire(refusal: Refusal): { status: number; errors: WireError[] } {
  if (isForm(refusal)) return { status: 400, errors: refusal.detail.violations.map(violationOnWire) }

  const [status, code, words] = refusalCatalogue[refusal.code]
  // The table is keyed by the refusal's own code, so these words take this detail.
  const detail = (words as Words<RefusalCode>)(refusal.detail)

  const error = wireError(status, code, detail, parametersOf(refusal))
  const pointer = 'pointer' in refusal.detail ? refusal.detail.pointer : undefined
  return { status, errors: [pointer === undefined ? error : { ...error, source: { pointer } }] }
}

export const wireError = (
  status: number,
  code: string,
  detail: string,
  parameters: Record<string, unknown> = {},
): WireError => ({
  status: String(status),
  code,
  title: titles[status] ?? 'Error',
  detail,
  meta: { parameters },
})

const isForm = (refusal: Refusal): refusal is Refusal<'form.invalid'> => refusal.code === 'form.invalid'

/** Shopware's clients read `seconds`; the rest of a detail travels under its own names. */
const parametersOf = ({ detail }: Refusal): Record<string, unknown> => {
  if ('waitSeconds' in detail) return { seconds: detail.waitSeconds }
  const { pointer: _, ...parameters }: Record<string, unknown> = detail
  return parameters
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}
