const keyOf = (name: string) => `draft-${name}`

/** Fills in what still is as the page was drawn; answers whether another country came back than it was drawn for. */
export const restoreDraft = (form: HTMLFormElement, name: string): boolean => restore(form, readDraft(name))

/** Keeps what is typed, in this tab. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !isSecret(form, name),
  )
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // A browser that keeps nothing; the page still does.
  }
}

/** A password is kept by nobody but who typed it. */
function isSecret(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && /password/.test(`${field.type} ${field.autocomplete}`)
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

/** What somebody agrees to she agrees to each time anew. */
const agreements: ReadonlySet<string> = new Set(['terms', 'waiver'])

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
