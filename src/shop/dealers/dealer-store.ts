import type { Selectable } from 'kysely'
import { type Db, quick } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Dealer, DealerId, DealerService, DealerType } from './dealer.ts'
import { readOpeningHours, type StoredHours } from './opening-hours.ts'

/** All dealers of a type, or of any, by town and name. */
export async function readDealers(db: Db, type: DealerType | null): Promise<Dealer[]> {
  const rows = await quick(db)
    .selectFrom('dealer')
    .selectAll()
    .$if(type !== null, (query) => query.where('type', '=', type ?? ''))
    .orderBy('city')
    .orderBy('name')
    .execute()
  return rows.map(dealerOf)
}

export async function readDealer(db: Db, id: DealerId): Promise<Dealer | null> {
  const row = await quick(db).selectFrom('dealer').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? dealerOf(row) : null
}

/** How stored services are called. */
const services = {
  exhibition: 'exhibition',
  assembly: 'assembly',
  spareParts: 'spare-parts',
} as const satisfies Record<string, DealerService>

const dealerOf = (row: Selectable<Tables['dealer']>): Dealer => {
  // Both columns are written by the seed and the back office only, in this shape.
  const offered = row.services as Readonly<Record<string, boolean>>
  const hours = row.opening_hours as StoredHours

  return {
    // What the columns hold, by their constraints.
    id: row.id as DealerId,
    type: row.type as DealerType,
    key: row.key,
    name: row.name,
    street: row.street,
    zip: row.zip,
    city: row.city,
    region: row.region,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    website: row.website,
    languages: row.languages,
    services: Object.entries(services).flatMap(([stored, service]) => (offered[stored] ? [service] : [])),
    lines: row.exhibited_lines,
    openingHours: readOpeningHours(hours),
  }
}
