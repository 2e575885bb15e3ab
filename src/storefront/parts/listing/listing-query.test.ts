import { describe, expect, it } from 'vitest'
import { isNarrowed, listingHref, listingWish, readListingQuery, withoutFilters } from './listing-query.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))
const option = (digit: string) => digit.repeat(32)

describe('the address of a listing', () => {
  it('says nothing about a listing as it is', () => {
    expect(listingHref('/x', read(''))).toBe('/x')
    expect(listingWish(read(''))).toEqual({ p: 1, limit: 24 })
  })

  it.each([
    'p=abc',
    'p=-1',
    'p=0',
    'min-price=x',
    'order=Drop%20table',
    'limit=7',
    'rating=9',
    'min-width=wide',
    'max-depth=1e9',
    'available=maybe',
    'properties=red',
  ])('ignores %s', (search) => expect(read(search)).toEqual(read('')))

  it('takes options one by one or joined', () => {
    const both = [option('a'), option('b')]

    expect(read(`properties=${both[0]}&properties=${both[1]}`).options).toEqual(both)
    expect(read(`properties=${both.join('|')}`).options).toEqual(both)
  })

  it('understands a decimal comma and prices the wrong way round', () => {
    expect(read('min-price=200&max-price=99,50').price).toEqual({ min: 99.5, max: 200 })
  })

  it('understands millimetres with or without their unit, and sizes the wrong way round', () => {
    const { sizes } = read('min-width=600&max-width=450+mm&min-height=440,4&max-depth=-3')

    expect(sizes).toEqual({
      width: { min: 450, max: 600 },
      height: { min: 440, max: null },
      depth: { min: null, max: null },
    })
    expect(listingWish(read('min-width=600&max-width=450'))).toMatchObject({
      'min-width': 450,
      'max-width': 600,
    })
  })

  it('comes back from what it wrote', () => {
    const asked = read(
      `search=pot&exactly=1&properties=${option('c')}&min-price=9.5&min-width=450&max-width=600&max-depth=500&rating=4&shipping-free=1&available=1&order=price-asc&limit=48&p=3`,
    )

    expect(readListingQuery(new URL(listingHref('/x', asked, { page: 3 }), 'http://x').searchParams)).toEqual(
      asked,
    )
  })

  it('begins at the first page when a filter changes', () => {
    expect(listingHref('/x', read('p=4'), { rating: 3 })).toBe('/x?rating=3')
  })

  it('keeps the order when the filters go', () => {
    const asked = read('order=name-asc&rating=4&min-width=450&max-price=9&available=1')

    expect(isNarrowed(asked)).toBe(true)
    expect(listingHref('/x', asked, withoutFilters)).toBe('/x?order=name-asc')
  })
})
