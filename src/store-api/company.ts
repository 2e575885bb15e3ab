import { z } from 'zod'
import { readCompany, readOpeningHours } from '../shop/channel/company.ts'
import { say } from '../values/translated.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** POST /company, only ours: who runs the shop, and when somebody is there. */
export const post = reading(z.unknown(), async (_wish, { db, visit: { locale } }) => {
  const [company, openingHours] = await Promise.all([readCompany(db), readOpeningHours(db)])
  const { name, street, houseNumber, zip, city, country, countryName, email, phone } = company

  return struct('company', {
    ...{ name, street, houseNumber, zip, city, country, email, phone, openingHours },
    countryName: say(countryName, locale),
  })
})
