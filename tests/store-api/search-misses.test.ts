import { describe, expect, it } from 'vitest'
import { forgetMiss, readMisses } from '../../src/shop/search/search-miss.ts'
import { idFrom } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = (path: string, body: Record<string, unknown>, headers = {}) =>
  shop.request(path, { method: 'POST', body, headers })
const misses = async () =>
  (await readMisses(shop.db())).map(({ language, term, count }) => ({ language, term, count }))

describe('what is looked for in vain', () => {
  it('is counted for staff, by language and term, at every door', async () => {
    const italian = { 'sw-language-id': idFrom('language', 'it-IT') }
    await ask('/search', { search: '  Qwxyz  Zyx ' })
    await ask('/search', { search: 'qwxyz zyx' })
    await ask('/search-groups', { search: 'QWXYZ ZYX' })
    await ask('/spare-parts/search', { search: 'qwxyz' })
    await ask('/search', { search: 'qwxyz' }, italian)

    expect(await misses()).toEqual([
      { language: 'de-DE', term: 'qwxyz zyx', count: 3 },
      { language: 'it-IT', term: 'qwxyz', count: 1 },
      { language: 'de-DE', term: 'qwxyz', count: 1 },
    ])
  })

  it('is told with its time, and forgotten when it was seen to', async () => {
    const now = new Date('2026-05-04T10:00:00Z')
    shop.setClock(now)
    await ask('/search', { search: 'qwxyz' })
    const [miss] = await readMisses(shop.db(), { language: 'de-DE' })

    expect(miss?.lastAt).toEqual(now)
    await forgetMiss(shop.db(), { language: 'de-DE', term: 'qwxyz' })
    expect(await misses()).toEqual([])
  })

  it('is nothing that is found, corrected, being typed, or only narrowed away', async () => {
    await ask('/search', { search: 'Behälter' })
    await ask('/search', { search: 'Behlter' })
    await ask('/search', { search: 'Behälter', 'max-price': 0 })
    await ask('/search', { search: 'Behälter', p: 50 })
    await ask('/search-suggest', { search: 'qwxyz' })
    await ask('/search-groups', { search: 'qwxyz', suggest: true })
    await ask('/search-groups', { search: 'Impressum' })

    expect(await misses()).toEqual([])
  })

  it('is nothing of anybody', async () => {
    for (const search of ['qwxyz@mail.example', '+41 44 123 45 67', '044 999 88 77', 'qw'.repeat(40)]) {
      expect((await ask('/search', { search })).status).toBe(200)
    }
    expect(await misses()).toEqual([])
  })

  it('takes no more room than there is: the rarest makes way', async () => {
    await shop
      .db()
      .insertInto('search_miss')
      .values(
        Array.from({ length: 2000 }, (_, at) => ({
          language: 'de-DE',
          term: `wanted ${at}`,
          count: at === 7 ? 1 : 2,
          last_at: new Date('2026-01-01T00:00:00Z'),
        })),
      )
      .execute()
    await ask('/search', { search: 'qwxyz' })
    const kept = await readMisses(shop.db(), { limit: 5000 })

    expect(kept).toHaveLength(2000)
    expect(kept.map(({ term }) => term)).not.toContain('wanted 7')
    expect(kept.map(({ term }) => term)).toContain('qwxyz')
  })
})
