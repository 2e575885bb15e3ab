import { type RefObject, useEffect, useRef } from 'react'
import { keepDraft, restoreDraft } from '../browser/draft.ts'

/**
 * Keeps what is typed into a form until it is sent, in this tab only: a reload, or a look at the cart, loses nothing.
 * The form carries the name as `data-draft`, so that it is filled in before the page comes alive as well.
 * `onCountry` is told when what came back belongs to another country than the form was drawn for.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onCountry: () => void = () => undefined,
) {
  const redraw = useRef(onCountry)
  useEffect(() => {
    redraw.current = onCountry
  })

  useEffect(() => {
    const element = form.current
    if (!element) return
    if (restoreDraft(element, name)) redraw.current()

    const keep = () => keepDraft(element, name)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}
