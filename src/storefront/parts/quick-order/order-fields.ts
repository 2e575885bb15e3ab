import { mostOrderLines } from '../../../shop/quick-order/order-line.ts'

/** What the forms of the quick order call their fields. `at` counts the lines of a form from 0. */
export const orderFields = {
  intent: 'intent',
  text: 'text',
  file: 'file',
  jobForAll: 'job',
  number: (at: number) => `number-${at}`,
  /** The number as it was when it was checked. */
  was: (at: number) => `was-${at}`,
  quantity: (at: number) => `quantity-${at}`,
  job: (at: number) => `job-${at}`,
  /** The product that is taken; empty: none. */
  pick: (at: number) => `pick-${at}`,
} as const

/** What is typed is kept under this name in this tab, until it lies in the cart. */
export const listDraft = 'quick-order'

/** A line as the forms send it. */
export type SentRow = { number: string; was: string; quantity: string; note: string; pick: string }

/** The rows of a form, as many as it has. Rows without anything in them are left out of a list that is typed. */
export function rowsOf(form: FormData): SentRow[] {
  const said = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const rows: SentRow[] = []
  for (let at = 0; at < mostOrderLines && form.has(orderFields.number(at)); at++) {
    rows.push({
      number: said(orderFields.number(at)),
      was: said(orderFields.was(at)),
      quantity: said(orderFields.quantity(at)),
      note: said(orderFields.job(at)),
      pick: said(orderFields.pick(at)),
    })
  }
  return rows
}
