import { describe, expect, it } from 'vitest'
import { splitStreet } from '../../src/shop/customers/street.ts'
import { vatIdFrom } from '../../src/shop/customers/vat-id.ts'
import { readOrder } from '../../src/shop/quick-order/read-order.ts'
import { cleanText } from '../../src/values/clean-text.ts'
import { isEmail } from '../../src/values/email.ts'
import { guestForm } from '../people.ts'
import { openShop } from '../shop.ts'
import { post } from './ada.ts'

/** Texts that make a careless pattern try for years: the test itself would not come to its end. */
const shop = openShop()
const many = 50_000
const texts: readonly (readonly [name: string, text: string])[] = [
  ['one letter', 'a'.repeat(many)],
  ['spaces', `${' '.repeat(many)}!`],
  ['digits', `${'1'.repeat(many)}!`],
  ['digits and spaces', `${'1 '.repeat(many)}!`],
  ['hyphens', `${'-'.repeat(many)}!`],
  ['dots', `a@${'a.'.repeat(many)}!`],
  ['at signs', '@'.repeat(many)],
  ['brackets', '['.repeat(many)],
  ['brackets and stars', '(*)'.repeat(many)],
  ['combining marks', `e${'\u0301'.repeat(many)}`],
  ['one word of ours', 'Abfallsystem'.repeat(5_000)],
  ['words', 'schwarz weiss '.repeat(5_000)],
  ['quotes', '"'.repeat(many)],
  ['colours', '🟢'.repeat(many / 2)],
  ['numbers of items', '71.01.001 '.repeat(5_000)],
  ['multiplication', `${'3 x '.repeat(10_000)}`],
]

describe.each(texts)('%s without end', (_name, text) => {
  it('is read by every rule', () => {
    expect(isEmail(text)).toBe(false)
    expect(cleanText(text).length).toBeLessThanOrEqual(text.normalize('NFC').length)
    expect(splitStreet(text.slice(0, 5_000), undefined).street).toBeDefined()
    expect(vatIdFrom(text.slice(0, 5_000))).toBeDefined()
    expect(readOrder([text.slice(0, 200_000)]).lines.length).toBeGreaterThanOrEqual(0)
  })

  it('is looked for, typed into a form and pasted, and answered', async () => {
    for (const [path, body] of [
      ['/search', { search: text }],
      ['/search-suggest', { search: text }],
      ['/search-groups', { search: text }],
      ['/spare-parts/search', { search: text, term: text }],
      ['/quick-order/check', { lines: [text] }],
      ['/dealers', { town: text, search: text }],
      ['/town-name', { zip: text, name: text }],
      ['/account/login', { username: text, password: text }],
      ['/newsletter/unsubscribe', { email: text }],
      ['/product', { term: text, filter: [{ type: 'contains', field: 'name', value: text }] }],
    ] as const) {
      expect((await shop.request(path, { method: 'POST', body })).status, path).toBeLessThan(500)
    }
    const lines = { street: text, zipcode: text, city: text, phoneNumber: text, vatId: text, firstName: text }
    const form = await guestForm(shop, { firstName: text, email: text, vatIds: [text] })
    const answer = await post(shop.visitor(), '/account/register', {
      ...form,
      billingAddress: { ...(form.billingAddress as object), ...lines },
    })
    expect(answer.status).toBeLessThan(500)
  })
})
