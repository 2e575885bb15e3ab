import { redirect } from 'react-router'
import { showToast } from '../../../ui/toasts.tsx'
import { keepingDone } from '../../done-cookie.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { Done } from './done.ts'

/**
 * How an action ends that achieved something: leads on, and has it said once. In the browser in passing (specification 9: 2500 ms), without
 * scripts on top of the next page of a layout that shows `<DoneNote>`.
 */
export function redirectDone(to: string, done: Done): Response {
  if (typeof document === 'undefined') return redirect(to, { headers: { 'Set-Cookie': keepingDone(done) } })
  tellDone(done)
  return redirect(to)
}

/** Says in the browser what was achieved, where no page follows. */
export function tellDone(done: Done): void {
  showToast(<DoneText done={done} />, { tone: 'success', persistent: asksForMore.has(done) })
}

/** What still has to be done by somebody is not gone before it was read. */
const asksForMore: ReadonlySet<Done> = new Set(['email-asked'])

const DoneText = ({ done }: { done: Done }) => useTexts().site.done[done]
