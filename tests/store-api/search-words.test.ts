import { describe, expect, it } from 'vitest'
import { writeProductViews } from '../../src/shop/catalogue/write-product-views.ts'
import { idFrom } from '../../src/values/ids.ts'
import type { Locale } from '../../src/values/locale.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const listing = async (search: string, locale: Locale = 'de-DE', more: Record<string, unknown> = {}) =>
  (
    await shop.request('/search', {
      method: 'POST',
      body: { search, limit: 100, ...more },
      headers: { 'sw-language-id': idFrom('language', locale) },
    })
  ).body
const found = async (search: string, locale?: Locale, more?: Record<string, unknown>): Promise<string[]> =>
  (await listing(search, locale, more)).elements.map(({ name }: { name: string }) => name)
const suggested = async (search: string, limit = 10): Promise<string[]> =>
  (await shop.request('/search-suggest', { method: 'POST', body: { search, limit } })).body.elements.map(
    ({ productNumber }: { productNumber: string }) => productNumber,
  )
const corrected = async (search: string, locale: Locale = 'de-DE') =>
  (
    await shop.request('/search-groups', {
      method: 'POST',
      body: { search },
      headers: { 'sw-language-id': idFrom('language', locale) },
    })
  ).body.corrected

/** Gives a product another name, as staff would, and writes down what it is found by. */
async function rename(
  number: string,
  name: string,
  locale: Locale = 'de-DE',
  more: Record<string, string> = {},
) {
  const id = idFrom('product', number)
  await shop
    .db()
    .updateTable('product_translation')
    .set({ name, ...more })
    .where('product_id', '=', id)
    .where('language', '=', locale)
    .execute()
  await writeProductViews(shop.db(), [id])
}

const tell = (language: Locale, said: string[], meant: string[] = []) =>
  shop
    .db()
    .insertInto('search_synonym')
    .values({ id: idFrom('search-synonym', said.join()), language, said, meant })
    .execute()

describe('what people call things', () => {
  it.each([
    ['de-DE', 'Kübel', /X-LINE|Behälter/],
    ['de-DE', 'Ochsner', /X-LINE|Behälter/],
    ['de-DE', 'Kübeln', /X-LINE|Behälter/],
    ['de-DE', 'Müllsäcke', /Säcke/],
    ['de-DE', 'Henkel', /Bügel|Tragbügel|Griff/],
    ['en-US', 'garbage pail', /bin|container/i],
    ['en-US', 'bin liner', /bag|liner/i],
    ['en-US', 'drawer slides', /runner/i],
    ['it-IT', 'bidone della spazzatura', /POT|LINE|contenitor/i],
    ['it-IT', 'cardine', /cerniera/i],
    ['it-IT', 'binari', /guida/i],
    ['fr-FR', 'gonds', /charnière|articulation/i],
    ['fr-FR', 'seau', /bac|LINE/i],
    ['fr-FR', 'ramasse-couverts', /range-couverts/i],
  ] as const)('find them: %s %s', async (locale, typed, name) => {
    expect((await found(typed, locale)).slice(0, 5).some((found) => name.test(found))).toBe(true)
    expect(await corrected(typed, locale)).toBeNull()
  })

  it('comes after what is called so', async () => {
    const bags = await found('Beutel')
    const firstMeant = bags.findIndex((name) => /Säcke/.test(name))

    expect(bags[0]).toMatch(/beutel/i)
    expect(firstMeant).toBeGreaterThan(0)
    expect(bags.slice(firstMeant).some((name) => /beutel/i.test(name))).toBe(false)
  })

  it('goes both ways, or one way only', async () => {
    expect((await found('Beutel')).some((name) => /Säcke/.test(name))).toBe(true)
    expect((await found('Sack')).some((name) => /Papierbeutel/.test(name))).toBe(true)

    await tell('de-DE', ['Dings'], ['Spannkrone'])
    expect((await found('Dings')).some((name) => name.startsWith('Spannkrone'))).toBe(true)
    await rename('50.10.017', 'Dings')
    expect((await found('Spannkrone')).includes('Dings')).toBe(false)
  })

  it('is known the moment staff write it down, and forgotten with it', async () => {
    expect(await corrected('Schnippel')).not.toBe('Schnippel')
    await tell('de-DE', ['Schnippel', 'Schnapp-Dings'], ['Deckel'])

    for (const typed of ['Schnippel', 'schnippeln', 'Schnapp-Dings', 'schnapp dings', 'schnappdings']) {
      expect((await found(typed))[0]).toMatch(/deckel/i)
    }
    await shop
      .db()
      .deleteFrom('search_synonym')
      .where('id', '=', idFrom('search-synonym', 'Schnippel,Schnapp-Dings'))
      .execute()
    expect((await found('Schnippel', 'de-DE', { exactly: true })).length).toBe(0)
  })

  it('is found while it is being typed, and when it is mistyped', async () => {
    expect((await found('Kehrichtei')).length).toBeGreaterThan(5)
    expect(await corrected('Mülleimmer')).toBe('Mülleimer')
    expect((await found('Mülleimmer')).length).toBeGreaterThan(5)
  })

  it('goes together with other words', async () => {
    const names = await found('Kübel 35 Liter')

    expect(names.some((name) => /^Behälter 35 Liter/.test(name))).toBe(true)
  })

  it('belongs to its language', async () => {
    expect((await listing('Ochsner', 'fr-FR', { exactly: true })).total).toBe(0)
  })

  it('is not looked for by who wants exactly what she typed', async () => {
    expect((await listing('Ochsner', 'de-DE', { exactly: true })).total).toBe(0)
  })

  it('does not ask the database more often', async () => {
    await listing('Kübel')
    const before = shop.statements().length
    await listing('Kehrichtkübel 35')

    expect(shop.statements().length - before).toBe(2)
  })
})

describe('words that are made of others', () => {
  it('are found by what they are made of, in either order', async () => {
    await rename('60.40.500', 'Behälterdeckel rund')

    expect(await found('Deckel')).toContain('Behälterdeckel rund')
    for (const typed of [
      'Deckel für Behälter',
      'Behälter Deckel',
      'behälter-deckel',
      'Behälterdeckel',
      'Behälterdeckeln',
    ]) {
      expect(await found(typed)).toContain('Behälterdeckel rund')
    }
  })

  it('find what is written apart', async () => {
    expect(await found('Behälterdeckel')).toEqual(
      expect.arrayContaining(await found('Deckel für Behälter 17')),
    )
    expect(await corrected('Behälterdeckel')).toBeNull()
  })

  it.each([
    ['de-DE', 'Abfall trenn system', 'Abfalltrennsystem', 'Abfall-Trennsystem', 'ABFALL  Trennsystem'],
    ['de-DE', 'Aktivkohle Filter', 'Aktivkohlefilter', 'Aktivkohle-Filter', 'Aktiv Kohle Filter'],
    ['de-DE', 'Zusatz Behälter', 'Zusatzbehälter', 'Zusatz-Behälter'],
    ['fr-FR', 'Porte-filtre', 'portefiltre'],
    ['it-IT', "l'anta", 'anta', 'l’anta'],
    ['it-IT', "paracolpi dell'anta", 'paracolpi anta'],
    ['fr-FR', "l'anse", 'anse', 'L’ANSE'],
  ] as const)('%s: %s is the same, however it is written', async (locale, ...spellings) => {
    const [first, ...others] = await Promise.all(spellings.map((typed) => found(typed, locale)))

    expect(first?.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(first)
  })

  it('are taken apart by the words of the shop alone', async () => {
    await rename('60.40.500', 'Quastenzwirbel rund')
    await rename('60.30.005', 'Zwirbel')
    expect(await found('Zwirbel')).not.toContain('Quastenzwirbel rund')

    await rename('60.40.500', 'Quastenbehälter rund')
    expect(await found('Behälter')).toContain('Quastenbehälter rund')
  })

  it('are not taken apart in the middle of a word', async () => {
    // "Behälter" ends with "Halter", and is none.
    for (const name of (await found('Halter')).slice(0, 3)) expect(name).toMatch(/halter/i)
  })
})

describe('what fits best', () => {
  const numbers = async (search: string, locale?: Locale): Promise<string[]> =>
    (await listing(search, locale)).elements.map(
      ({ productNumber }: { productNumber: string }) => productNumber,
    )

  it('is the very number, before names that hold it', async () => {
    await rename('60.40.500', '71.01.001 ersetzt durch 7101001')
    expect((await numbers('71.01.001'))[0]).toBe('71.01.001')
    expect((await numbers('7101001')).includes('60.40.500')).toBe(true)
  })

  it.each([
    ['de-DE', 'Deckel'],
    ['en-US', 'Lids'],
    ['it-IT', 'Coperchi'],
    ['fr-FR', 'Couvercles'],
  ] as const)('is a name before a category: %s %s', async (locale, typed) => {
    const plain = idFrom('product', '60.40.500')
    const category = await shop
      .db()
      .selectFrom('category_translation')
      .select('category_id')
      .where('language', '=', locale)
      .where('name', '=', typed)
      .executeTakeFirstOrThrow()
    await shop
      .db()
      .insertInto('product_category')
      .values({ product_id: plain, category_id: category.category_id })
      .execute()
    await rename('60.40.500', 'Etwas', locale, { description: '', keywords: '', subtitle: '' })
    await rename('60.30.005', 'Anderes', locale, {
      description: `${typed} ${typed} ${typed}`,
      keywords: '',
      subtitle: '',
    })
    const names = await found(typed, locale)

    const named = names.findLastIndex((name) => name.toLowerCase().includes(typed.toLowerCase().slice(0, 3)))
    expect(names.indexOf('Etwas')).toBeGreaterThan(-1)
    expect(names.indexOf('Anderes')).toBeGreaterThan(names.indexOf('Etwas'))
    expect(named).toBeGreaterThan(-1)
    expect(names.indexOf('Etwas')).toBeGreaterThan(
      names.findIndex((name) => name.toLowerCase().startsWith(typed.toLowerCase().slice(0, 3))),
    )
  })

  it('lists everything of a category whose name is looked for', async () => {
    const { total } = await listing('Schwenkmechanik')
    const names = await found('Schwenkmechanik')

    expect(total).toBeGreaterThanOrEqual(11)
    expect(names).toContain('Rückholfeder')
  })
})

describe('suggestions', () => {
  it('hold the very article of a number, whatever else sells better', async () => {
    expect((await suggested('71.01.001'))[0]).toBe('71.01.001')
    expect((await suggested('10.60.352', 3)).length).toBeGreaterThan(0)
  })

  it('begin as the search does', async () => {
    for (const typed of ['Deckel', 'Filter', 'Spannkrone', 'Beutel']) {
      const [first] = (await listing(typed)).elements
      expect((await suggested(typed))[0]).toBe(first.productNumber)
    }
  })

  it('know a product as soon as it is written down', async () => {
    await rename('60.40.500', 'Wunderlampe')
    expect(await suggested('wunderl')).toEqual(['60.40.500'])
  })
})
