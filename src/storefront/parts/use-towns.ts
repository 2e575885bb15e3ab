import { type InputEvent, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../store-api/client.ts'
import { fetchStoreApi } from '../browser/fetch-store-api.ts'
import type { AddressPart } from '../pages/checkout/typed-address.ts'

export type Town = AnswerOf<'GET /town'>['elements'][number]

const pauseMs = 200

/**
 * Which towns the postal code in a form may mean. Where it can be only one, it is filled in, and its state; what was
 * typed stays. Of a postal code we do not know nothing is said.
 */
export function useTowns(use: AddressPart, iso: string) {
  const [towns, setTowns] = useState<readonly Town[]>([])
  const [filledIn, setFilledIn] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What we put into which field: that is ours to change again. */
  const ours = useRef<Record<string, string>>({})
  useEffect(() => () => clearTimeout(pause.current), [])

  function onZip({ currentTarget: zip }: InputEvent<HTMLInputElement>) {
    clearTimeout(pause.current)
    const { form } = zip
    pause.current = setTimeout(async () => {
      const found = await townsOf(iso, zip.value)
      // Meanwhile somebody typed on, or chose another country.
      if (!form?.isConnected || found === null) return
      setTowns(found)
      const [town, ...others] = found
      if (!town || others.length > 0) return

      if (fill(form, `${use}.city`, town.name, ours.current)) setFilledIn(town.name)
      if (town.countryStateId) fill(form, `${use}.countryStateId`, town.countryStateId, ours.current)
    }, pauseMs)
  }

  /** The shopper names one of several herself: what stands in the field gives way. */
  function choose(town: Town, form: HTMLFormElement | null) {
    if (!form) return
    for (const name of [`${use}.city`, `${use}.countryStateId`]) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        ours.current[name] = field.value
      }
    }
    if (fill(form, `${use}.city`, town.name, ours.current)) setFilledIn(town.name)
    if (town.countryStateId) fill(form, `${use}.countryStateId`, town.countryStateId, ours.current)
  }
  return { onZip, towns, filledIn, choose }
}

/** Null when there was nothing to ask or nobody to answer. */
async function townsOf(country: string, zip: string): Promise<readonly Town[] | null> {
  if (zip.replace(/\D/g, '').length < 4) return []
  try {
    return (await fetchStoreApi().call('GET /town', { country, zip })).elements
  } catch (error) {
    console.warn('The town of a postal code could not be looked up.', error)
    return null
  }
}

/** Writes into a field that is empty or still says what we wrote; answers whether it did. */
function fill(form: HTMLFormElement, name: string, value: string, ours: Record<string, string>): boolean {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false
  if (field.value === value || (field.value !== '' && field.value !== ours[name])) return false

  field.value = value
  ours[name] = value
  // As if it were typed: whoever keeps the form hears of it.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
