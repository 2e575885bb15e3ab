import { type RefObject, useEffect, useRef } from 'react'

const keyOf = (name: string) => `draft-${name}`

/**
 * Keeps what is typed into a form until it is sent, in this tab only: a reload, or a look at the cart, loses nothing.
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
    if (restore(element, readDraft(name))) redraw.current()

    const keep = () => writeDraft(name, element)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}

/** It was sent and taken. */
export function dropDraft(name: string): void {
  if (typeof document === 'undefined') return
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

type Draft = Readonly<Record<string, string>>

function readDraft(name: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    // A browser that keeps nothing.
    return {}
  }
}

function writeDraft(name: string, form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // A browser that keeps nothing; the page still does.
  }
}

/** What somebody agrees to she agrees to each time anew. */
const agreements: ReadonlySet<string> = new Set(['terms', 'waiver'])

/** Fills in what still is as the page was drawn; answers whether a country came back. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  let isAnotherCountry = false
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked !== field.defaultChecked || Object.keys(draft).length === 0) continue
      if (agreements.has(field.name)) continue
      field.checked = draft[field.name] === field.value
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const kept = draft[field.name]
      if (kept && field.type !== 'hidden' && field.value === field.defaultValue) field.value = kept
    } else if (field instanceof HTMLSelectElement) {
      const kept = draft[field.name]
      if (!kept || kept === field.value || ![...field.options].some(({ value }) => value === kept)) continue
      field.value = kept
      isAnotherCountry ||= field.name.endsWith('countryId')
    }
  }
  return isAnotherCountry
}
