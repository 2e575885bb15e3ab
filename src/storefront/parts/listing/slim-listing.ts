import { slimProduct } from '../product/slim-product.ts'
import type { WireAggregations, WireListing } from './wire.ts'

/** Only what the page shows travels along as its data. */
export const slimListing = ({
  total,
  estimatedTotal,
  page,
  limit,
  sorting,
  elements,
  availableSortings,
  aggregations,
}: WireListing): WireListing => ({
  total,
  ...(estimatedTotal && { estimatedTotal }),
  page,
  limit,
  sorting,
  elements: elements.map(slimProduct),
  availableSortings: availableSortings.map(({ key, label, translated }) => ({
    key,
    label: translated?.label || label,
  })),
  aggregations: slimAggregations(aggregations),
})

const slimAggregations = ({
  price,
  rating,
  properties,
  sizes,
  counts,
  'shipping-free': free,
}: WireAggregations): WireAggregations => ({
  ...(price && { price: { min: price.min, max: price.max } }),
  ...(rating && { rating: { max: rating.max } }),
  ...(free && { 'shipping-free': { max: free.max } }),
  ...(sizes && { sizes }),
  ...(counts && { counts }),
  ...(properties && {
    properties: {
      entities: properties.entities.map(({ id, key, name, translated, options }) => ({
        id,
        ...(key && { key }),
        name: translated?.name || name,
        options: options.map((option) => ({
          id: option.id,
          name: option.translated?.name || option.name,
          ...(option.colorHexCode && { colorHexCode: option.colorHexCode }),
          count: option.count,
        })),
      })),
    },
  }),
})
