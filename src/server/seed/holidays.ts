import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { countryId } from './seeded-ids.ts'

type HolidayData = {
  name: string
  /** Month and day, '12-25'; or else days from Easter Sunday. */
  on?: string
  easter?: number
  states?: string[]
  from?: number
  until?: number
}

/** The days on which nobody delivers, in every country the shop sends to. */
export async function seedHolidays(db: Db) {
  const { _meta, ...byCountry } = readSeed<Record<string, HolidayData[]>>('holidays')

  await insertMissing(
    db,
    'public_holiday',
    Object.entries(byCountry).flatMap(([iso, holidays]) =>
      holidays.map(({ name, on, easter, states, from, until }) => {
        const [month, day] = on?.split('-').map(Number) ?? []
        return {
          id: idFrom('public-holiday', `${iso} ${on ?? easter} ${from ?? ''}`),
          country_id: countryId(iso),
          states: states ?? null,
          month: month ?? null,
          day: day ?? null,
          easter_offset: easter ?? null,
          first_year: from ?? null,
          last_year: until ?? null,
          name,
        }
      }),
    ),
  )
}
