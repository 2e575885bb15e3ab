import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { listingFields, listingHref, readListingQuery } from './listing-query.ts'

/** All filters, the order and the size of a page are fields of this form, wherever they stand. */
export const listingFormId = 'listing'

/** Where the filters lie over the list, they leave when they are applied. */
export const filtersPanelId = 'filters'

/**
 * With scripts the form submits itself on a change, into a tidy address and without moving the page. Without
 * them its button does the same.
 */
export function useListingForm(path: string, usualOrder: string | null) {
  const navigate = useNavigate()

  const show = (form: HTMLFormElement) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))

    // The order that holds anyway needs no mention.
    if (fields.get(listingFields.order) === usualOrder) fields.delete(listingFields.order)

    const href = listingHref(path, readListingQuery(fields))
    if (href !== window.location.pathname + window.location.search) {
      navigate(href, { preventScrollReset: true, replace: true })
    }
  }

  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      document.getElementById(filtersPanelId)?.hidePopover()
      show(event.currentTarget)
    },
    /** For ticks, radios and lists: their choice is complete at once. */
    onChoice(event: FormEvent<HTMLInputElement | HTMLSelectElement>) {
      if (event.currentTarget.form) show(event.currentTarget.form)
    },
  }
}
