import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { quick } from '../../platform/postgres/db.ts'
import type { Channel, StateId } from '../channel/channel.ts'

/** A town, and the canton, province or the like it lies in where our own list of those knows it. */
export type Town = { name: string; zip: string; stateId: StateId | null }

const most = 10

/** The towns of a postal code, the largest first. We know some hundred towns: of any other zip nothing is said. */
export async function findTowns(
  db: Db,
  channel: Pick<Channel, 'countries'>,
  place: { iso: string; zip: string },
): Promise<Town[]> {
  const country = channel.countries.find(({ iso }) => iso === place.iso)
  const zip = digitsOf(place.zip)
  if (!country || zip.length < 4) return []

  const { rows } = await sql<{ name: string; region: string | null }>`
    select name, region from town
    where country = ${country.iso} and ${zip} between first_zip and last_zip and length(first_zip) = length(${zip})
    order by major desc, name limit ${most}
  `.execute(quick(db))

  return rows.map(({ name, region }) => {
    const codes = [region, `${country.iso}-${region}`]
    return { name, zip, stateId: country.states.find(({ code }) => codes.includes(code))?.id ?? null }
  })
}

/** In the Netherlands letters follow, which name a street. */
const digitsOf = (zip: string): string => zip.replace(/\D/g, '')
