import type { Visitor } from '../shop.ts'
import type { Currency } from './cents.ts'
import { goods, settle, type Terms } from './goods.ts'

/** What the model believes. It is told only what shoppers do; everything else it works out or compares. */
export type Model = {
  shoppers: readonly Shopper[]
  accounts: readonly Account[]
  stock: Map<string, number>
  orders: ModelOrder[]
  /** How often staff booked a transfer that the shop did not know yet. */
  transfers: Set<string>
}

export type Shopper = {
  name: string
  visitor: Visitor
  who: Person | null
  basket: Basket
  choice: Choice
}

/** Whoever registers again as a guest is another person, of whose orders she sees nothing. */
export type Person = { email: string; iso: string; isCompany: boolean; isTrade: boolean; isGuest: boolean }

/** Until somebody logs in, nothing waits for her. */
export type Account = { person: Person; basket: Basket | null; choice: Choice }

export type Basket = {
  /** Quantities by product: as they stand in the cart once it was looked at. */
  wishes: Map<string, number>
  /** Discounts the shopper was told of. */
  told: Set<string>
  isMerged: boolean
}

export type Choice = { iso: string | null; currency: Currency | null }

export type ModelOrder = {
  id: string
  number: string
  by: Person
  cents: bigint
  /** What it took out of the stock. */
  taken: Map<string, number>
  /** Payment pages at the sandbox. */
  pages: string[]
  isCancelled: boolean
}

export const emptyBasket = (): Basket => ({ wishes: new Map(), told: new Set(), isMerged: false })
export const noChoice = (): Choice => ({ iso: null, currency: null })

export function newModel(shoppers: readonly Shopper[], accounts: readonly Account[]): Model {
  const stock = new Map(goods.map(({ id, stock }) => [id, stock]))
  return { shoppers, accounts, stock, orders: [], transfers: new Set() }
}

export function termsOf({ who, choice }: Pick<Shopper, 'who' | 'choice'>): Terms {
  const iso = who?.iso ?? choice.iso ?? 'CH'
  const isTrade = who?.isTrade === true
  return {
    iso,
    currency: choice.currency ?? (iso === 'CH' ? 'CHF' : 'EUR'),
    state: who?.isCompany && iso !== 'CH' ? 'tax-free' : isTrade ? 'net' : 'gross',
    isTrade,
  }
}

/** Settles what lies in a basket by today's stock, as whoever looks at it must find it; answers what she is told. */
export function look(model: Model, basket: Basket): Map<string, string> {
  const notices = new Map<string, string>()
  for (const good of goods) {
    const wish = basket.wishes.get(good.id)
    if (wish === undefined) continue
    const { quantity, notice } = settle(wish, good, model.stock.get(good.id) ?? 0)
    if (quantity === 0) basket.wishes.delete(good.id)
    else basket.wishes.set(good.id, quantity)
    if (notice) notices.set(good.id, notice)
  }
  return notices
}

export const put = ({ wishes }: Basket, id: string, quantity: number): void =>
  void wishes.set(id, (wishes.get(id) ?? 0) + quantity)

export function empty(basket: Basket): void {
  basket.wishes.clear()
  basket.told.clear()
  basket.isMerged = false
}

/** The goods of an order leave the stock; what comes again may be sold beyond it. */
export function take(model: Model, wishes: ReadonlyMap<string, number>): Map<string, number> {
  const taken = new Map<string, number>()
  for (const [id, quantity] of wishes) {
    const stock = model.stock.get(id) ?? 0
    taken.set(id, Math.min(stock, quantity))
    model.stock.set(id, Math.max(stock - quantity, 0))
  }
  return taken
}

export function giveBack(model: Model, order: ModelOrder): void {
  if (order.isCancelled) return
  order.isCancelled = true
  for (const [id, pieces] of order.taken) model.stock.set(id, (model.stock.get(id) ?? 0) + pieces)
}

/** An account goes with its visit: whoever is logged in to it shares basket and choices. */
const isOn = (shopper: Shopper, { basket }: Account): boolean => shopper.basket === basket

export const accountOf = (model: Model, shopper: Shopper): Account | undefined =>
  model.accounts.find((account) => isOn(shopper, account))

/** The shopper who is at this moment who ordered. */
export const ownerOf = (model: Model, { by }: ModelOrder): Shopper | undefined =>
  model.shoppers.find(({ who }) => who === by)
