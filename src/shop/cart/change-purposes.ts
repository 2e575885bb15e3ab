import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import type { Visit } from '../sessions/visit.ts'
import type { LinePurpose, PurposeWish } from './line-purpose.ts'
import type { ProductId } from './product-facts.ts'
import { settlePurposes } from './settle-purposes.ts'

type NewPurpose = { id: string; purpose: PurposeWish }

/**
 * Says what lines of a cart, which is held, are for from now on; answers the ids that are no lines. Two lines of one
 * product that are for the same thing then become one, where the first of them stands.
 */
export async function changePurposes(db: Db, visit: Visit, wishes: readonly NewPurpose[]): Promise<string[]> {
  const { rows } = await linesOf(visit.token).execute(db)
  const changed = rows.flatMap(({ id, product_id, payload }) => {
    const wish = wishes.find((wish) => wish.id === id)
    return wish ? [{ id, productId: product_id, purpose: joined(payload, wish.purpose) }] : []
  })
  const settled = await settlePurposes(db, visit, changed)
  const { rows: future } = await futureOf(visit.token, settled).execute(db)

  await together(
    db,
    removal(
      visit.token,
      future.filter(({ id, stays }) => id !== stays),
    ),
    setAside(visit.token, settled),
    rewriting(
      visit.token,
      future.filter(({ id, stays }) => id === stays),
    ),
  )
  return wishes.map(({ id }) => id).filter((id) => !rows.some((row) => row.id === id))
}

/** What is not named stays as it is. */
function joined({ job, fit }: LinePurpose, wish: PurposeWish): PurposeWish {
  return {
    job: wish.job === undefined ? (job ?? null) : wish.job,
    place: wish.place === undefined ? (fit ?? null) : wish.place,
  }
}

type LineRow = { id: string; product_id: ProductId; payload: LinePurpose }

const linesOf = (token: string): RawBuilder<LineRow> => sql`
  select line.id, line.product_id, line.payload
  from cart join cart_line line on line.cart_id = cart.id where cart.token = ${token}`

type SettledLine = { id: string; purpose: LinePurpose }
type FutureLine = { id: string; stays: string; quantity: string; payload: LinePurpose }

/** Every line as it will be, and in which one it will lie. */
const futureOf = (token: string, lines: readonly SettledLine[]): RawBuilder<FutureLine> => sql`
  with wished as (
    select * from unnest(${lines.map(({ id }) => id)}::text[],
      ${lines.map(({ purpose }) => JSON.stringify(purpose))}::text[]) as wished (id, payload)
  ),
  future as (
    select line.id, line.product_id, line.quantity, line.position, coalesce(wished.payload::jsonb, line.payload) as payload
    from cart join cart_line line on line.cart_id = cart.id left join wished on wished.id = line.id
    where cart.token = ${token}
  )
  select id, payload, first_value(id) over alike as stays, sum(quantity) over alike as quantity
  from future
  window alike as (partition by product_id, line_purpose(payload) order by position
    rows between unbounded preceding and unbounded following)`

const removal = (token: string, lines: readonly { id: string }[]): RawBuilder<unknown> => sql`
  delete from cart_line line using cart
  where cart.token = ${token} and line.cart_id = cart.id and line.id = any(${lines.map(({ id }) => id)}::text[])`

/** Purposes may change places: for a moment each line is for something that is nobody else's. */
const setAside = (token: string, lines: readonly { id: string }[]): RawBuilder<unknown> => sql`
  update cart_line line set payload = jsonb_build_object('fit', jsonb_build_object('systemType', line.id, 'measures', 0))
  from cart
  where cart.token = ${token} and line.cart_id = cart.id and line.id = any(${lines.map(({ id }) => id)}::text[])`

const rewriting = (token: string, lines: readonly FutureLine[]): RawBuilder<unknown> => sql`
  update cart_line line set payload = wished.payload::jsonb, quantity = least(wished.quantity, 1000000)
  from cart, unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ payload }) => JSON.stringify(payload))}::text[],
    ${lines.map(({ quantity }) => Number(quantity))}::bigint[]) as wished (id, payload, quantity)
  where cart.token = ${token} and line.cart_id = cart.id and line.id = wished.id`
