import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { adoptCart } from '../../browser/cart-state.ts'
import { commandOf } from '../../browser/command-id.ts'
import { dropDraft } from '../../browser/draft.ts'
import { keepingNotices } from '../../notice-cookie.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { noticesOf } from '../cart-notices.ts'
import type { Cart } from '../cart-shape.ts'
import { type CheckedOrder, slimOrder } from './checked-order.ts'
import { listDraft, orderFields, rowsOf, type SentRow } from './order-fields.ts'

/** How a form of the quick order was answered. */
export type QuickOrderAnswer = {
  checked?: CheckedOrder
  problem?: 'nothing' | 'too-many' | 'too-large' | 'cart-full' | 'changed' | 'failed'
  /** What was pasted, for another try. */
  text?: string
}

type SentLine = string | { number: string; quantity: string; note: string }

/** Checks a list, checks it again after changes, or puts what was found into the cart, all of it at once. */
export async function quickOrderAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const storeApi = context.get(storeApiContext)
  const rows = rowsOf(form)

  try {
    if (form.get(orderFields.intent) === 'check') return await checkList(storeApi, form, rows)
    const isChanged = rows.some(({ number, was }) => number !== was)
    const isOrder = form.get(orderFields.intent) === 'order'
    if (!isOrder || isChanged) {
      const checked = await check(storeApi, withJob(rows.map(asLine), form))
      return data<QuickOrderAnswer>({ checked, ...(isOrder && { problem: 'changed' as const }) })
    }

    const items = rows.flatMap(itemOf)
    if (items.length === 0) {
      return data<QuickOrderAnswer>(
        { checked: await check(storeApi, rows.map(asLine)), problem: 'nothing' },
        { status: 422 },
      )
    }
    const cart = await storeApi.call('POST /checkout/cart/line-item', { items, ...commandOf(form) })
    return await toCart(cart, paths.cart(context.get(localeContext)))
  } catch (error) {
    if (!isStoreApiError(error) || error.status >= 500) throw error
    const isFull = error.errors.some(({ code }) => code === 'CHECKOUT__CART_FULL')
    // The answers it came with, unless they cannot be had either.
    const isList = rows.some(({ was }) => was !== '')
    const checked = isList && (await check(storeApi, rows.map(asLine)).catch(() => null))
    return data<QuickOrderAnswer>(
      {
        ...(checked && { checked }),
        problem: isFull ? 'cart-full' : isTooMany(error.errors) ? 'too-many' : 'failed',
        text: textOf(form),
      },
      { status: error.status },
    )
  }
}

const isTooMany = (errors: readonly { source?: { pointer: string } }[]): boolean =>
  errors.some(({ source }) => source?.pointer === '/lines')

/** What was pasted, what was chosen as a file, what was typed: in this order, as one list. */
async function checkList(storeApi: StoreApi, form: FormData, rows: readonly SentRow[]) {
  const text = textOf(form)
  const file = await fileOf(form)
  if (file === null) return data<QuickOrderAnswer>({ problem: 'too-large', text }, { status: 422 })

  const typed = rows.filter(({ number }) => number !== '').map(asLine)
  const lines = [...(text.trim() ? [text] : []), ...(file.trim() ? [file] : []), ...typed]
  if (lines.length === 0) return data<QuickOrderAnswer>({ problem: 'nothing', text }, { status: 422 })
  return data<QuickOrderAnswer>({ checked: await check(storeApi, withJob(lines, form), jobOf(form)), text })
}

async function check(storeApi: StoreApi, lines: readonly SentLine[], job = ''): Promise<CheckedOrder> {
  return slimOrder(await storeApi.call('POST /quick-order/check', { lines }), job)
}

const jobOf = (form: FormData): string => {
  const job = form.get(orderFields.jobForAll)
  return typeof job === 'string' ? job.trim() : ''
}

/** The job that is named once, for lines that are sent apart; in a text it is put in afterwards. */
const withJob = (lines: readonly SentLine[], form: FormData): SentLine[] =>
  lines.map((line) => (typeof line === 'string' || line.note !== '' ? line : { ...line, note: jobOf(form) }))

const asLine = ({ number, quantity, note }: SentRow): SentLine => ({ number, quantity, note })

/** A line goes into the cart when something was picked for it and it says how many. */
function itemOf({ pick, quantity, note }: SentRow) {
  const pieces = Number(quantity)
  if (pick === '' || !Number.isInteger(pieces) || pieces < 1) return []
  return [
    { referencedId: pick, type: 'product', quantity: pieces, ...(note !== '' && { payload: { job: note } }) },
  ]
}

function textOf(form: FormData): string {
  const text = form.get(orderFields.text)
  return typeof text === 'string' ? text : ''
}

/** More is no order of five hundred lines. */
const largestFile = 400_000

/** The text of a file, whatever a spreadsheet wrote it in; null when it is none. */
async function fileOf(form: FormData): Promise<string | null> {
  const file = form.get(orderFields.file)
  if (!(file instanceof File) || file.size === 0) return ''
  if (file.size > largestFile) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : text
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    // Excel writes CSV in the code page of its country.
    return false
  }
}

/** In the browser the page is still there: the badge follows, and what the cart changed waits for the cart page. */
async function toCart(cart: Cart, path: string) {
  const notices = noticesOf(cart.errors)
  if (typeof document === 'undefined') return redirect(path, keepingNotices(notices))
  adoptCart(cart, [])
  dropDraft(listDraft)
  const { keepUntold } = await import('../../browser/untold.ts')
  keepUntold(notices)
  return redirect(path)
}
