import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../values/day.ts'
import { idFrom } from '../../values/ids.ts'
import type { Channel, Country, TaxArea } from '../channel/channel.ts'
import { type Buyer, taxationOf } from './taxation.ts'
import { vatCountryOf, vatPercent } from './vat.ts'

const countryId = (iso: string) => idFrom('country', iso)
const standard = idFrom('tax', 'standard')

type Rate = { country: string; percent: number; from: string; until: string | null }
type Area = {
  country: string
  zip: string
  name: string
  treatment: TaxArea['treatment']
  ratesOf: string | null
  rates: Rate[]
}

type CountryData = { iso: string; euMember: boolean; vatIdRegex: string; vatIdExample: string }

const readSeed = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(new URL(`../../../db/seed/${name}.json`, import.meta.url), 'utf8'))

/** The shop as delivered, as far as taxes ask for it. */
const channel = {
  vatCountryId: countryId('CH'),
  vatRates: readSeed<{ vatRates: Rate[] }>('channel').vatRates.map(({ country, ...rate }) => ({
    ...rate,
    taxId: standard,
    countryId: countryId(country),
  })),
  taxAreas: readSeed<{ areas: Area[] }>('tax-areas').areas.map(
    ({ country, zip, ratesOf, rates, ...area }) => ({
      ...area,
      countryId: countryId(country),
      zipPattern: zip,
      ratesOf: ratesOf && countryId(ratesOf),
      rates: rates.map((rate) => ({ ...rate, taxId: standard })),
    }),
  ),
  countries: readSeed<{ countries: CountryData[] }>('countries').countries.map(
    ({ iso, euMember, vatIdRegex, vatIdExample }) => ({
      id: countryId(iso),
      iso,
      companyTaxFree: euMember,
      customerTaxFree: false,
      vatIdPattern: vatIdRegex,
      vatIdExample,
    }),
  ),
} as unknown as Channel // the rest of it has nothing to say on taxes

const countryOf = (iso: string): Country => {
  const country = channel.countries.find((country) => country.iso === iso)
  if (!country) throw new Error(`nobody delivers to ${iso}`)
  return country
}

const buyer = (iso: string, zip: string | null, over: Partial<Buyer> = {}): Buyer => ({
  customer: null,
  customerGroup: {
    id: idFrom('customer-group', 'private'),
    key: 'private',
    displayGross: true,
  } as Buyer['customerGroup'],
  billingAddress: null,
  shippingAddress: zip === null ? null : { zip },
  country: countryOf(iso),
  ...over,
})
const company = (...vatIds: string[]): Partial<Buyer> => ({ customer: { accountType: 'business', vatIds } })
const trade: Partial<Buyer> = {
  customerGroup: {
    id: idFrom('customer-group', 'professional'),
    key: 'professional',
    displayGross: false,
  } as Buyer['customerGroup'],
}

describe('the tax state', () => {
  it.each([
    ['a stranger at home', buyer('CH', null), 'gross', 'customer-group'],
    ['a private customer in Germany', buyer('DE', '78462'), 'gross', 'customer-group'],
    ['a trade customer at home', buyer('CH', '8001', trade), 'net', 'customer-group'],
    [
      'a company with a VAT id in Germany',
      buyer('DE', '78462', company('DE123456789')),
      'tax-free',
      'company-abroad',
    ],
    [
      'a trade customer with a VAT id in Austria',
      buyer('AT', '6900', { ...trade, ...company('ATU12345678') }),
      'tax-free',
      'company-abroad',
    ],
    [
      'an Austrian company that has it sent to Germany',
      buyer('DE', '78462', company('atu12345678')),
      'tax-free',
      'company-abroad',
    ],
    [
      'a company that wrote its VAT id into the bill',
      buyer('FR', '67000', { ...company(), billingAddress: { vatId: 'FR12345678901' } }),
      'tax-free',
      'company-abroad',
    ],
    ['a company without a VAT id', buyer('DE', '78462', company()), 'gross', 'customer-group'],
    ['a company with a VAT id of no form', buyer('DE', '78462', company('DE-1')), 'gross', 'customer-group'],
    [
      'a company with a wrong digit in its VAT id',
      buyer('DE', '78462', company('DE136695978')),
      'gross',
      'customer-group',
    ],
    [
      'a private customer with a VAT id',
      buyer('DE', '78462', { customer: { accountType: 'private', vatIds: ['DE123456789'] } }),
      'gross',
      'customer-group',
    ],
    ['a company at home', buyer('CH', '8001', company('CHE-123.456.788')), 'gross', 'customer-group'],
    ['a company in Liechtenstein', buyer('LI', '9490', company('LI 12345')), 'gross', 'customer-group'],
    [
      'a German company in Büsingen, where Swiss VAT is owed',
      buyer('DE', '78266', company('DE123456789')),
      'gross',
      'customer-group',
    ],
    ['anybody on Helgoland', buyer('DE', ' 27498 '), 'tax-free', 'outside-vat-area'],
    ['a trade customer on Tenerife', buyer('ES', '38001', trade), 'tax-free', 'outside-vat-area'],
    ['anybody in Samnaun', buyer('CH', '7563'), 'tax-free', 'outside-vat-area'],
  ] as const)('of %s', (_who, buyer, state, because) => {
    expect(taxationOf(channel, buyer)).toEqual({ state, because })
  })

  it.each([
    ['IT', '23041'],
    ['IT', '22061'],
    ['ES', '35001'],
    ['ES', '51001'],
    ['ES', '52006'],
    ['FR', '97110'],
    ['FR', '98800'],
    ['CH', '7562'],
  ])('of %s %s is outside any VAT', (iso, zip) => {
    expect(taxationOf(channel, buyer(iso, zip)).state).toBe('tax-free')
  })

  it.each([
    ['FR', '98000'],
    ['ES', '50001'],
    ['DE', '27499'],
    ['AT', '6991'],
    ['CH', '8238'],
  ])('of %s %s is the usual one', (iso, zip) =>
    expect(taxationOf(channel, buyer(iso, zip)).state).toBe('gross'),
  )

  it('is free for everybody where a country says so, but never at home', () => {
    const free = {
      ...channel,
      countries: channel.countries.map((country) => ({ ...country, customerTaxFree: true })),
    }
    const to = (iso: string) =>
      taxationOf(free, {
        ...buyer(iso, null),
        country: free.countries.find((country) => country.iso === iso) ?? countryOf(iso),
      })

    expect(to('IT')).toEqual({ state: 'tax-free', because: 'free-country' })
    expect(to('CH').state).toBe('gross')
  })

  it('is decided anew by every address', () => {
    const isos = channel.countries.map(({ iso }) => iso)
    fc.assert(
      fc.property(fc.constantFrom(...isos), fc.boolean(), fc.boolean(), (iso, isTrade, isCompany) => {
        const { state, because } = taxationOf(
          channel,
          buyer(iso, null, { ...(isTrade && trade), ...(isCompany && company('DE123456789')) }),
        )
        const abroad = isCompany && iso !== 'CH' && iso !== 'LI'
        expect(state).toBe(abroad ? 'tax-free' : isTrade ? 'net' : 'gross')
        expect(because).toBe(abroad ? 'company-abroad' : 'customer-group')
      }),
    )
  })
})

describe('the VAT rate', () => {
  const rateOf = (iso: string, day: string, zip: string | null = null) =>
    vatPercent(channel, standard, { countryId: countryId(iso), zip }, day)

  it.each([
    ['CH', null, 8.1],
    ['LI', null, 8.1],
    ['DE', null, 19],
    ['AT', null, 20],
    ['IT', null, 22],
    ['FR', null, 20],
    ['NL', null, 21],
    ['BE', null, 21],
    ['ES', null, 21],
    ['AT', '6691', 19],
    ['AT', '6993', 19],
    ['AT', '6900', 20],
    ['DE', '78266', 8.1],
    ['DE', '27498', 19],
    ['CH', '7562', 8.1],
  ])('of %s %s is %d', (iso, zip, percent) => expect(rateOf(iso, '2026-03-01', zip)).toBe(percent))

  it('of Büsingen is the Swiss one, as it was', () => {
    expect(rateOf('DE', '2023-12-31', '78266')).toBe(7.7)
    expect(vatCountryOf(channel, { countryId: countryId('DE'), zip: '78266' })?.iso).toBe('CH')
  })

  it('changes with the first day of a new one, and the last is open', () => {
    for (const { countryId, percent, from, until, taxId } of channel.vatRates) {
      const on = (day: string) => vatPercent(channel, taxId, { countryId, zip: null }, day)
      const before = channel.vatRates.find(
        (rate) => rate.countryId === countryId && rate.until === addDays(from, -1),
      )

      expect(on(from)).toBe(percent)
      expect(on(addDays(from, -1))).toBe(before?.percent ?? 0)
      expect(on(until ?? '2999-12-31')).toBe(percent)
    }
    expect([rateOf('CH', '2023-12-31'), rateOf('CH', '2024-01-01')]).toEqual([7.7, 8.1])
  })

  it('is the one whose days hold the day, whatever the days are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ days: fc.integer({ min: 1, max: 900 }), percent: fc.integer({ min: 0, max: 3_000 }) }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.integer({ min: -10, max: 8_000 }),
        (periods, after) => {
          let from = '2020-01-01'
          const vatRates = periods.map(({ days, percent }, index) => {
            const until = index === periods.length - 1 ? null : addDays(from, days - 1)
            const rate = { taxId: standard, countryId: countryId('CH'), percent: percent / 100, from, until }
            from = addDays(from, days)
            return rate
          })
          const day = addDays('2020-01-01', after)
          const expected = vatRates.findLast((rate) => rate.from <= day)?.percent ?? 0

          expect(
            vatPercent({ ...channel, vatRates }, standard, { countryId: countryId('CH'), zip: null }, day),
          ).toBe(expected)
        },
      ),
    )
  })

  it('that nobody knows is none', () => {
    expect(
      vatPercent(channel, idFrom('tax', 'reduced'), { countryId: countryId('CH'), zip: null }, '2026-01-01'),
    ).toBe(0)
  })
})
