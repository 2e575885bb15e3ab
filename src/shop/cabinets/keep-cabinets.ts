import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { cleanLine } from '../../values/clean-text.ts'
import type { MeasuredPlace } from '../configurator/fit-passport.ts'
import { placeText } from '../configurator/place-text.ts'
import { accountHolder } from '../customers/account-holder.ts'
import { lockCustomer } from '../customers/account-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { longestAway, longestName } from './cabinet.ts'
import {
  deleteCabinet,
  dropSurplus,
  insertCabinets,
  type KeptCabinets,
  readCabinets,
} from './cabinet-store.ts'

/**
 * A cabinet as a browser sends it; without a name it keeps the one it has. `age` is how many seconds ago it was measured or named:
 * a browser without a network tells later, and its clock may be wrong.
 */
export type CabinetWish = { place: MeasuredPlace; name: string | null; age: number }

export const findCabinets = (db: Db, visit: Visit): Promise<KeptCabinets> =>
  readCabinets(db, accountHolder(visit).id)

/** Keeps cabinets with the account, as many as there is room for; answers all that are kept then. */
export async function keepCabinets(
  db: Db,
  visit: Visit,
  wishes: readonly CabinetWish[],
): Promise<KeptCabinets> {
  const { id } = accountHolder(visit)
  const kept = wishes.map(({ place, name, age }) => ({
    place: placeText(place),
    name: name === null ? null : cleanLine(name).slice(0, longestName),
    at: before(visit, age),
  }))
  // One place is one cabinet, by the last that was said of it.
  const each = [...new Map(kept.map((one) => [one.place, one])).values()]

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    if (each.length > 0) await insertCabinets(db, id, each)
    await dropSurplus(db, id)
    return readCabinets(db, id)
  })
}

/** Forgets one, for the other devices as well; what is not kept is forgotten already. */
export async function forgetCabinet(
  db: Db,
  visit: Visit,
  { place, age }: Pick<CabinetWish, 'place' | 'age'>,
): Promise<KeptCabinets> {
  const { id } = accountHolder(visit)

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    await deleteCabinet(db, id, { place: placeText(place), at: before(visit, age) })
    return readCabinets(db, id)
  })
}

const before = ({ now }: Pick<Visit, 'now'>, age: number): Date =>
  new Date(now.getTime() - Math.min(age, longestAway) * 1000)
