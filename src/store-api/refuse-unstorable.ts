import { refuse } from '../shop/refusal.ts'

/** More than the deepest filter inside the deepest association needs. */
const deepest = 64

/**
 * Nobody types a NUL or half a character, and PostgreSQL stores neither; nothing is nested without end either.
 * Said here once, before any endpoint sees the wish.
 */
export function refuseUnstorable(wish: unknown, path: readonly string[] = []): void {
  if (typeof wish === 'string') {
    if (wish.includes('\0') || !wish.isWellFormed())
      invalid(path, 'a text without NUL and half characters is expected')
    return
  }
  if (typeof wish !== 'object' || wish === null) return
  if (path.length >= deepest) invalid(path, 'nested too deep')

  for (const [name, value] of Object.entries(wish)) {
    refuseUnstorable(name, path)
    refuseUnstorable(value, [...path, name])
  }
}

function invalid(path: readonly string[], reason: string): never {
  const pointer = path.map((step) => `/${step.slice(0, 64)}`).join('')
  return refuse('request.parameter-invalid', { name: path[0]?.slice(0, 64) ?? '', reason, pointer })
}
