import { type FormEvent, useEffect, useState } from 'react'
import { showToast } from '../../../ui/toasts.tsx'
import { putByForm } from '../../browser/put-by-form.ts'
import { useTexts } from '../../shop-frame.tsx'
import { orderFormId, wishedArticles } from './order-form.ts'

/** What is chosen in the table, in whole cents both with tax and without. */
export type Chosen = { articles: number; pieces: number; net: number; gross: number }

const nothing: Chosen = { articles: 0, pieces: 0, net: 0, gross: 0 }

/**
 * With scripts the sum follows what is typed, and the shopper stays at the table: the items go into the cart, which opens
 * at the side. Whenever that cannot be had, the form does what it does without scripts.
 */
export function useOrderArticles() {
  const { table, totals } = useTexts().professional
  const [chosen, setChosen] = useState(nothing)
  const [state, setState] = useState<'still' | 'adding' | 'empty' | 'failed'>('still')

  // Quantities stand in the rows, wherever these are; what was typed before the scripts came counts as well.
  useEffect(() => {
    const count = () => setChosen(chosenIn(document.getElementById(orderFormId)))
    count()
    document.addEventListener('input', count)
    return () => document.removeEventListener('input', count)
  }, [])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'adding') return
    const form = event.currentTarget
    const items = wishedArticles(new FormData(form))
    if (items.length === 0) return setState('empty')

    setState('adding')
    const put = await putByForm(form, () => items)
    if (put.went === 'plain') return
    setState(put.went === 'in' ? 'still' : 'failed')
    if (put.went !== 'in') return

    form.reset()
    setChosen(nothing)
    showToast(totals.added(items.length), { tone: 'success' })
    put.openSideCart()
  }

  return {
    chosen,
    onSubmit,
    adding: state === 'adding',
    problem: state === 'empty' ? table.empty : state === 'failed' ? table.failed : null,
  }
}

function chosenIn(form: HTMLElement | null): Chosen {
  if (!(form instanceof HTMLFormElement)) return nothing
  const wished = [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement) || field.dataset.net === undefined) return []
    const pieces = Math.floor(field.valueAsNumber)
    return pieces >= 1
      ? [{ pieces, net: Number(field.dataset.net) * pieces, gross: Number(field.dataset.gross) * pieces }]
      : []
  })
  const sum = (of: 'pieces' | 'net' | 'gross') => wished.reduce((total, one) => total + one[of], 0)
  return { articles: wished.length, pieces: sum('pieces'), net: sum('net'), gross: sum('gross') }
}
