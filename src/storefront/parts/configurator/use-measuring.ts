import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { usePaths } from '../../shop-frame.tsx'
import { queryOf, type Typed, typedIn, typedInAddress } from './measuring.ts'

/** So long nobody types before the address follows. */
const restMs = 350

/**
 * What is typed, as it is typed. The address follows once nobody types for a moment, so that the page can be shared,
 * loaded again and come back to; and where the address changes, by a tap on an answer, the fields follow it.
 */
export function useMeasuring(type: SystemType) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const followed = useRef(search)
  const [typed, setTyped] = useState<Typed>(() => typedInAddress(search))
  // What somebody is in the middle of typing is not asked about.
  const [settled, setSettled] = useState<Typed>(typed)

  const read = (): Typed => (form.current ? typedIn(withChosen(new FormData(form.current), typed)) : typed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filled in before the scripts came, once
  useEffect(() => {
    take(read())
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (search === followed.current) return
    followed.current = search
    const now = typedInAddress(search)
    if (form.current) fill(form.current, now)
    setTyped(now)
    setSettled(now)
  }, [search])

  function take(now: Typed) {
    setTyped(now)
    setSettled(now)
  }

  function onInput() {
    const now = read()
    setTyped(now)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const href = path('configuratorType', type, queryOf(now))
      followed.current = href.slice(href.indexOf('?') < 0 ? href.length : href.indexOf('?'))
      navigate(href, { replace: true, preventScrollReset: true })
    }, restMs)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    navigate(path('configuratorProducts', type, queryOf(read())))
  }

  return { form, typed, settled, onInput, onSettle: () => setSettled(read()), onSubmit }
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
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = typed[field.name] ?? (field instanceof HTMLSelectElement ? 'unknown' : '')
  }
}
