import type { Db } from '../../platform/postgres/db.ts'
import { seedClosures } from './closures.ts'
import { seedCountries } from './countries.ts'
import { seedHolidays } from './holidays.ts'
import { seedSettings } from './settings.ts'
import { seedShipping } from './shipping.ts'
import { seedTaxAreas } from './tax-areas.ts'
import { seedSalesChannel, seedTerms } from './terms.ts'

/** The shop as a place. */
export async function seedChannel(db: Db, today: string): Promise<void> {
  await seedTerms(db)
  await seedCountries(db)
  await seedTaxAreas(db)
  await seedShipping(db)
  await seedHolidays(db)
  await seedClosures(db, today)
  await seedSalesChannel(db)
  await seedSettings(db)
}
