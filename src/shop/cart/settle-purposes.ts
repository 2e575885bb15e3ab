import type { Db } from '../../platform/postgres/db.ts'
import { figuresOf } from '../configurator/configurator.ts'
import { readConfigurator, readSystems } from '../configurator/configurator-store.ts'
import type { MeasuredPlace } from '../configurator/fit-passport.ts'
import { passportFor } from '../configurator/passport-for.ts'
import type { Visit } from '../sessions/visit.ts'
import type { LinePurpose, PurposeWish } from './line-purpose.ts'
import type { ProductId } from './product-facts.ts'

type Wished = { productId: ProductId; purpose: PurposeWish }

/** What lines are for, with the passports the rules give them now: whatever a client says of a fit, it is not believed. */
export async function settlePurposes<Wish extends Wished>(
  db: Db,
  visit: Visit,
  wishes: readonly Wish[],
): Promise<(Omit<Wish, 'purpose'> & { productId: ProductId; purpose: LinePurpose })[]> {
  const judge = wishes.some(({ purpose }) => purpose.place) ? await judgeFor(db, visit) : null

  return wishes.map((wish) => {
    const { job, place } = wish.purpose
    return {
      ...wish,
      purpose: { ...(job && { job }), ...(place && judge && { fit: judge(wish.productId, place) }) },
    }
  })
}

async function judgeFor(db: Db, visit: Visit) {
  const [{ configurator }, systems] = await Promise.all([readConfigurator(db), readSystems(db, visit)])
  const figures = figuresOf(configurator)
  const known = new Map(systems.map((system) => [system.productId, system]))

  return (productId: ProductId, place: MeasuredPlace) =>
    passportFor(place, known.get(productId) ?? null, figures)
}
