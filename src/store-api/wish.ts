import { gunzipSync } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../shop/refusal.ts'
import { bracketed } from './bracketed.ts'

/** What the caller wishes: query, body and path parameters in one object; the path wins, then the body. */
export function wishOf(request: FastifyRequest): Record<string, unknown> {
  const { _criteria, ...query } = asObject(request.query)
  const packed = typeof _criteria === 'string' ? unpack(_criteria) : {}

  return {
    ...passOf(request),
    ...bracketed(query),
    ...packed,
    ...bodyOf(request),
    ...asObject(request.params),
  }
}

/** Ours: a guest's pass for her order may travel in a header, where no log keeps it. */
const passOf = ({ headers }: FastifyRequest): Record<string, unknown> => {
  const pass = headers['sw-order-pass']
  return typeof pass === 'string' ? { pass } : {}
}

function bodyOf({ body, headers }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== 'string' || body.trim() === '') return {}
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    refuse('request.malformed', { reason: 'the body is compressed; send it as it is' })
  return parsed(body, 'the body is not valid JSON')
}

/** GET twins carry their criteria as base64url of gzipped JSON (contract 5.5). */
function unpack(criteria: string): Record<string, unknown> {
  let json: string
  try {
    json = gunzipSync(Buffer.from(criteria, 'base64url'), { maxOutputLength: 1_048_576 }).toString('utf8')
  } catch {
    return refuse('request.parameter-invalid', { name: '_criteria', reason: 'not base64url of gzipped JSON' })
  }
  return parsed(json, '_criteria does not hold valid JSON')
}

function parsed(json: string, complaint: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return refuse('request.malformed', { reason: complaint })
  }
  if (Array.isArray(value) && value.length === 0) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('request.malformed', { reason: 'an object is expected' })
  }
  return { ...value }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
