import type { Facets } from '../../listing/facets.ts'
import type { ListingQuery } from '../../listing/listing-query.ts'

const any = { min: null, max: null }

/** A list narrowed by a colour, a width, a price and what is there. */
export const sampleQuery: ListingQuery = {
  page: 1,
  limit: null,
  order: null,
  search: '',
  exactly: false,
  options: ['anthracite'],
  price: { min: null, max: 250 },
  sizes: { width: { min: 600, max: 600 }, height: any, depth: any },
  rating: 4,
  shippingFree: false,
  available: true,
  fits: null,
}

export const sampleFacets = (
  group: string,
  [anthracite = '', grey = '', green = '']: readonly string[],
): Facets => ({
  groups: [
    {
      id: 'sample-colors',
      name: group,
      chosen: 1,
      options: [
        { id: 'anthracite', name: anthracite, color: '#383e42', count: 12, chosen: true },
        { id: 'grey', name: grey, color: '#d5d8d9', count: 7, chosen: false },
        { id: 'green', name: green, color: '#2e6b3f', count: 0, chosen: false },
      ],
    },
  ],
  price: { min: 49, max: 899 },
  sizes: [{ measure: 'width', range: { min: 450, max: 900 } }],
  ratings: [{ points: 4, count: 9 }],
  shippingFree: { count: 5 },
  available: { count: 18 },
})
