import { describe, expect, it } from 'vitest'
// The library does not export what it writes into the code; the test reads it where the code is made.
import { generateQRData } from '../../../node_modules/swissqrbill/lib/esm/shared/qr-code.js'
import type { Order, OrderAddress } from '../orders/order.ts'
import { qrBillOf } from './qr-bill.ts'

const invoice = { technicalName: 'invoice', name: {} as never }
const unpaid = { kind: 'invoice', payment: invoice, paidOn: null } as const

const ada = {
  company: null,
  firstName: 'Ada',
  lastName: 'Müller',
  street: 'Bahnhofstrasse',
  houseNumber: '12a',
  additionalLine1: null,
  zip: '8001',
  city: 'Zürich',
  countryIso: 'CH',
}

/** Only what a payment part is made of. */
const order = (over: object = {}, address: Partial<OrderAddress> = {}, iban = 'CH93 0076 2011 6238 5295 7') =>
  ({
    number: '100017',
    currency: 'CHF',
    total: { totalCents: 27_740 },
    billingAddress: { ...ada, ...address },
    seller: {
      name: 'Trennwerk AG',
      street: 'Werkstraße',
      houseNumber: '12',
      zip: '9243',
      city: 'Jonschwil',
      country: 'CH',
      bank: { iban },
    },
    ...over,
  }) as unknown as Order

const payload = (...asked: Parameters<typeof order>): string[] => {
  const bill = qrBillOf(order(...asked), unpaid, 'Rechnung R100001')
  if (!bill) throw new Error('there is no payment part')
  return generateQRData(bill).split('\n')
}

describe('the Swiss QR code of an invoice', () => {
  it('holds seller, amount, debtor and reference, line by line as SIX prescribes', () => {
    expect(payload()).toEqual([
      ...['SPC', '0200', '1', 'CH9300762011623852957'],
      ...['S', 'Trennwerk AG', 'Werkstraße', '12', '9243', 'Jonschwil', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['277.40', 'CHF'],
      ...['S', 'Ada Müller', 'Bahnhofstrasse', '12a', '8001', 'Zürich', 'CH'],
      ...['SCOR', 'RF25100017', 'Rechnung R100001', 'EPD'],
    ])
  })

  it('takes a QR reference with a QR account', () => {
    expect(payload({}, {}, 'CH4431999123000889012').slice(27, 29)).toEqual([
      'QRR',
      '000000000000000000001000175',
    ])
  })

  it('names a company and pays in euros from Liechtenstein', () => {
    const lines = payload(
      { currency: 'EUR' },
      { company: 'Küchen AG', countryIso: 'LI', zip: '9490', city: 'Vaduz' },
    )
    expect([lines[19], lines[21], lines.at(25), lines.at(26)]).toEqual(['EUR', 'Küchen AG', 'Vaduz', 'LI'])
  })

  it('names nobody whose street is unknown, and leaves out a house number there is not', () => {
    expect(payload({}, { street: '', houseNumber: '' }).slice(20, 27)).toEqual(['', '', '', '', '', '', ''])
    expect(payload({}, { houseNumber: '' })[23]).toBe('')
    expect(payload({}, { street: '', houseNumber: '', additionalLine1: 'Postfach 7' })[22]).toBe('Postfach 7')
  })

  it('writes letters that banks do not read without their accents', () => {
    expect(payload({}, { firstName: 'Łukasz', lastName: 'Nowák Őry' })[21]).toBe('Lukasz Nowák Ory')
  })

  it('stays within the lengths that are allowed', () => {
    const lines = payload({}, { company: 'Ä'.repeat(90), street: 'S'.repeat(90), city: 'C'.repeat(60) })
    expect([lines[21]?.length, lines[22]?.length, lines[25]?.length]).toEqual([70, 70, 35])
  })
})

describe('an invoice has no payment part', () => {
  it.each([
    ['abroad', order({}, { countryIso: 'DE' }), unpaid],
    ['when it is paid', order(), { ...unpaid, paidOn: '2026-03-02' }],
    [
      'when a gateway takes the money',
      order(),
      { ...unpaid, payment: { ...invoice, technicalName: 'sandbox' } },
    ],
    ['when nothing is owed', order({ total: { totalCents: 0 } }), unpaid],
    ['when the account is not Swiss', order({}, {}, 'DE89370400440532013000'), unpaid],
  ])('%s', (_, order, facts) => {
    expect(qrBillOf(order, facts, '')).toBeNull()
  })
})
