import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../values/locale.ts'
import { asksForReviews, readReviewQuery, reviewOrders, reviewSearch } from './review-query.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search), 'de-DE')
const usual = { stars: null, language: 'de-DE', order: 'newest', page: 1 } as const

describe('which reviews an address asks for', () => {
  it.each([
    '',
    'stars=6',
    'stars=x',
    'reviews-page=-1',
    'reviews-by=chance',
    'reviews-in=klingon',
    'stars=2.5',
  ])('is the newest in its language for "%s"', (search) => expect(read(search)).toEqual(usual))

  it('is what was chosen', () => {
    expect(read('stars=4&reviews-in=all&reviews-by=best&reviews-page=3')).toEqual({
      stars: 4,
      language: 'all',
      order: 'best',
      page: 3,
    })
  })

  it('begins anew when something else is chosen', () => {
    expect(reviewSearch({ ...usual, page: 3 }, { stars: 5 }, 'de-DE')).toBe('?stars=5')
    expect(reviewSearch(usual, {}, 'de-DE')).toBe('')
    expect(asksForReviews(new URLSearchParams('utm_source=x'))).toBe(false)
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          stars: fc.option(fc.integer({ min: 1, max: 5 })),
          language: fc.constantFrom('all' as const, ...locales.map(({ code }) => code)),
          order: fc.constantFrom(...reviewOrders),
          page: fc.integer({ min: 1, max: 1_000 }),
        }),
        (query) => {
          expect(read(reviewSearch(query, query, 'de-DE'))).toEqual(query)
        },
      ),
    )
  })
})
