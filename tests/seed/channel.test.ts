import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { locales } from '../../src/values/locale.ts'
import { workerDatabase } from '../database-copy.ts'

const db = openDb({ url: await workerDatabase(), pool: 1 })
afterAll(() => db.destroy())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

describe('the seeded channel', () => {
  it('delivers to nine countries with all their states', async () => {
    const countries = await rows(sql<{ iso: string; states: number }>`
      select iso, (select count(*) from country_state where country_id = country.id) as states
      from country order by iso`)

    expect(Object.fromEntries(countries.map(({ iso, states }) => [iso, states]))).toEqual({
      AT: 9,
      BE: 11,
      CH: 26,
      DE: 16,
      ES: 52,
      FR: 13,
      IT: 107,
      LI: 11,
      NL: 12,
    })
  })

  it('knows the VAT of every country today, and what it was in Switzerland', async () => {
    const today = await rows(sql<{ iso: string; percent: number }>`
      select iso, percent from vat_rate join country on country.id = country_id
      where current_date between valid_from and coalesce(valid_until, 'infinity')`)
    const before = await rows(sql<{ percent: number }>`
      select percent from vat_rate join country on country.id = country_id
      where iso = 'CH' and date '2023-12-31' between valid_from and coalesce(valid_until, 'infinity')`)

    expect(Object.fromEntries(today.map(({ iso, percent }) => [iso, percent]))).toEqual({
      AT: 20,
      BE: 21,
      CH: 8.1,
      DE: 19,
      ES: 21,
      FR: 20,
      IT: 22,
      LI: 8.1,
      NL: 21,
    })
    expect(before).toEqual([{ percent: 7.7 }])
  })

  it('sends standard parcels everywhere, at the price of the country up to 30 kg', async () => {
    const parcels = await rows(sql<{ iso: string; cents: number; free: number }>`
      select iso, cents, free_from_cents as free
      from shipping_cost cost
      join shipping_method method on method.id = cost.shipping_method_id
      join country on country.id = cost.country_id
      join shipping_destination destination
        on destination.shipping_method_id = cost.shipping_method_id and destination.country_id = cost.country_id
      where technical_name = 'standard' and until_grams = 30000 and cost.currency = country.currency`)

    expect(parcels).toHaveLength(9)
    expect(parcels).toContainEqual({ iso: 'CH', cents: 900, free: 25_000 })
    expect(parcels).toContainEqual({ iso: 'ES', cents: 1990, free: 40_000 })
  })

  it('words the order button as each country wants it', async () => {
    const buttons = await rows(sql<{ iso: string; order_button: Record<string, string> }>`
      select iso, order_button from country where iso in ('CH', 'IT', 'NL')`)
    const button = (iso: string, language: string) =>
      buttons.find((country) => country.iso === iso)?.order_button[language]

    expect(button('CH', 'de-DE')).toBe('Jetzt kaufen')
    expect(button('IT', 'it-IT')).toBe('Ordine con obbligo di pagare')
    expect(button('NL', 'en-US')).toBe('Order with obligation to pay · Bestelling met betalingsverplichting')
  })

  it('is closed twice as the specification says, and around today', async () => {
    const closures = await rows(sql<{ first_day: string; current: boolean }>`
      select first_day, current_date between first_day and last_day as current from closure order by first_day`)

    expect(closures.slice(0, 2).map(({ first_day }) => first_day)).toEqual(['2024-12-21', '2025-07-19'])
    expect(closures).toHaveLength(3)
  })

  it.each([
    ['country', 'name'],
    ['country', 'order_button'],
    ['country_state', 'name'],
    ['currency', 'name'],
    ['salutation', 'display_name'],
    ['salutation', 'letter_name'],
    ['customer_group', 'name'],
    ['delivery_time', 'name'],
    ['shipping_method', 'name'],
    ['shipping_method', 'description'],
    ['payment_method', 'name'],
    ['payment_method', 'description'],
    ['closure', 'title'],
    ['closure', 'text'],
    ['unit', 'name'],
    ['property_group', 'name'],
    ['property_option', 'name'],
    ['document', 'title'],
    ['document', 'type_name'],
    ['video', 'title'],
    ['canton', 'name'],
    ['blog_post', 'title'],
    ['blog_post', 'teaser'],
    ['blog_post', 'category_name'],
    ['glossary_term', 'term'],
  ])('says every %s.%s in four languages', async (table, column) => {
    const texts = await rows(sql<{ text: Record<string, string> }>`
      select ${sql.ref(column)} as text from ${sql.table(table)}`)

    expect(texts.length).toBeGreaterThan(0)
    for (const { text } of texts) {
      for (const { code } of locales) expect(text[code], JSON.stringify(text)).toMatch(/\S/)
    }
  })
})
