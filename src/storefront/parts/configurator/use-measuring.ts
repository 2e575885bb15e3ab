import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { usePaths } from '../../shop-frame.tsx'
import { queryOf, type Typed, typedIn, typedInAddress } from './measuring.ts'

/** So long nobody types before the address follows. */
const restMs = 350

/** Marks an address that only follows what stands in the fields already. */
const following = { follows: true }

/**
 * What is typed, as it is typed. The address follows once nobody types for a moment, so that the page can be shared,
 * loaded again and come back to; and where the address changes by itself, by a tap on an answer, the fields follow it.
 */
export function useMeasuring(type: SystemType) {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seen = useRef(key)
  const [typed, setTyped] = useState<Typed>(() => typedInAddress(search))
  // What somebody is in the middle of typing is not asked about.
  const [settled, setSettled] = useState<Typed>(typed)

  const read = (): Typed => (form.current ? typedIn(withChosen(new FormData(form.current), typed)) : typed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filled in before the scripts came, once
  useEffect(() => {
    take(read())
    return () => clearTimeout(timer.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason, whatever else has changed
  useEffect(() => {
    if (key === seen.current) return
    seen.current = key
    if (state?.follows) {
      // It may have been overtaken by somebody who types fast.
      if (search !== addressOf(read())) follow()
      return
    }
    clearTimeout(timer.current)
    const now = typedInAddress(search)
    if (form.current) fill(form.current, now)
    take(now)
  }, [key])

  function take(now: Typed) {
    setTyped(now)
    setSettled(now)
  }

  const addressOf = (now: Typed): string => {
    const href = path('configuratorType', type, queryOf(now))
    const mark = href.indexOf('?')
    return mark < 0 ? '' : href.slice(mark)
  }

  function follow() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const to = path('configuratorType', type, queryOf(read()))
      navigate(to, { replace: true, preventScrollReset: true, state: following })
    }, restMs)
  }

  function onInput() {
    setTyped(read())
    follow()
  }

  /** Whoever taps an answer has said more than the address was about to. */
  function onClickCapture({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) clearTimeout(timer.current)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    navigate(path('configuratorProducts', type, queryOf(read())))
  }

  return { form, typed, settled, onInput, onClickCapture, onSettle: () => setSettled(read()), onSubmit }
}

/** The product somebody comes from is no field that is seen; it stays with the measures. */
const withChosen = (fields: FormData, { product }: Typed) =>
  product === undefined ? fields : [...fields, ['product', product] as const]

function fill(form: HTMLFormElement, typed: Typed) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = typed[field.name] !== undefined
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = field.value === (typed[field.name] ?? '')
    else if (field instanceof HTMLInputElement) field.value = typed[field.name] ?? ''
    else if (field instanceof HTMLSelectElement)
      field.value = typed[field.name] ?? field.options[0]?.value ?? ''
  }
}
