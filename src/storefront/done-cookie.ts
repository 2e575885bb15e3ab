import { readCookie } from './cookies.ts'
import { type Done, isDone } from './parts/done/done.ts'

/** Carries what was achieved over the redirect that follows a form sent without scripts; the next page says it once. */
const name = 'done'

export const keepingDone = (done: Done): string =>
  `${name}=${done}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`

export const dropDone = `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`

export function keptDone(request: Request): Done | null {
  const told = readCookie(request.headers.get('cookie'), name)
  return isDone(told) ? told : null
}
