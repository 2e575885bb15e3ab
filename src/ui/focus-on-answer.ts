import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what a form says when it comes back: takes the focus with every new answer. On a page sent by the server the browser gives it, by
 * `autoFocus`.
 */
export function useFocusOnAnswer<Shown extends HTMLElement>(answer: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  const isNew = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason, not a value
  useEffect(() => {
    // Coming alive under the fingers of somebody who types already must not take the focus away.
    const wasNew = isNew.current
    isNew.current = false
    const isTyping = wasNew && document.activeElement?.matches('input, select, textarea')
    if (!isTyping) shown.current?.focus()
  }, [answer])

  return shown
}
