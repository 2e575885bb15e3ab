import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListingQuery, listingFields, listingHref, readListingQuery } from './listing-query.ts'
import type { ListingSource, WireListing } from './wire.ts'

/** All filters and the order are fields of this form, wherever they stand. */
export const listingFormId = 'listing'

/** Where the filters lie over the list, they leave when they are applied. */
export const filtersPanelId = 'filters'

/** Takes the focus when the filter that had it is gone. */
export const totalId = 'listing-total'

/** What a choice that is not applied yet would leave. */
export type Preview = Pick<WireListing, 'total' | 'aggregations'>

const restMs = 200

export type ListingForm = ReturnType<typeof useListingForm>

/**
 * Beside the list a choice shows at once what it leaves, in a tidy address and without moving the page. Where the filters
 * lie over the list, it is first counted what it would leave. Without scripts the button does it.
 */
export function useListingForm(
  path: string,
  {
    query,
    usualOrder,
    source,
  }: { query: ListingQuery; usualOrder: string | null; source?: ListingSource | undefined },
) {
  const navigate = useNavigate()
  const [preview, setPreview] = useState<{ of: string; counted: Preview } | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const here = listingHref(path, query)

  /** Where the form leads as it is filled in. */
  const wished = (form: HTMLFormElement) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))
    // The order that holds anyway needs no mention.
    if (fields.get(listingFields.order) === usualOrder) fields.delete(listingFields.order)
    return readListingQuery(fields)
  }
  const show = (form: HTMLFormElement) => {
    const href = listingHref(path, wished(form))
    if (href !== here) navigate(href, { preventScrollReset: true })
  }
  const choose = (form: HTMLFormElement | null) => {
    if (!form?.checkValidity()) return
    if (isOver()) setAsked(listingHref(path, wished(form)))
    else show(form)
  }

  // What was ticked before the scripts came counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const form = document.getElementById(listingFormId)
    if (form instanceof HTMLFormElement) choose(form)
  }, [])

  useEffect(() => {
    if (asked === null || !source) return
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const { countChoice } = await import('./count-choice.ts')
        const counted = await countChoice(source, asked)
        if (isWanted) setPreview({ of: asked, counted })
      } catch (error) {
        // The button applies the choice all the same.
        console.warn('It could not be counted what the filters leave.', error)
      }
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, source])

  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      document.getElementById(filtersPanelId)?.hidePopover()
      show(event.currentTarget)
    },
    /** For ticks, radios and lists: their choice is complete at once. */
    onChoice(event: FormEvent<HTMLInputElement | HTMLSelectElement>) {
      choose(event.currentTarget.form)
    },
    /** For numbers: they are complete when the field is left. */
    onLeft(event: FormEvent<HTMLInputElement>) {
      choose(event.currentTarget.form)
    },
    /** Null while the list says the same, or nobody has counted yet. */
    preview: preview && asked === preview.of && asked !== here ? preview.counted : null,
  }
}

/** Whether the filters lie over the list. */
function isOver(): boolean {
  return document.getElementById(filtersPanelId)?.matches(':popover-open') ?? false
}
