import type { ShownPrice } from '../../product/product-facts.ts'
import type { WireProduct } from '../../product/wire.ts'
import type {
  WireConfiguratorGroup,
  WireDocument,
  WireProductInFull,
  WireSparePart,
} from '../../product/wire-detail.ts'

const plain: ShownPrice = { amount: 249, isFrom: false, list: null, lowest30: null, reference: null }

export const reducedPrice: ShownPrice = {
  ...plain,
  amount: 199,
  list: { amount: 249, percent: 20 },
  lowest30: 229,
}

/** Whatever a price can be. */
export const samplePrices: readonly ShownPrice[] = [
  plain,
  { ...plain, isFrom: true },
  reducedPrice,
  {
    ...plain,
    amount: 7.5,
    reference: { price: 1.5, purchaseUnit: 500, referenceUnit: 100, unitName: 'g' },
  },
  { ...plain, amount: 0 },
]

/** However a product can be had. */
export const sampleStocks: readonly Partial<WireProduct>[] = [
  { availableStock: 40 },
  { availableStock: 3 },
  { availableStock: 0, restockTime: 10, isCloseout: false, available: true },
  { availableStock: 0, restockTime: null, isCloseout: false, available: true },
  { availableStock: 0, isCloseout: true },
  { states: ['is-download'] },
]

export const sampleTiers = [
  { quantity: 4, unitPrice: 12.9 },
  { quantity: 9, unitPrice: 11.9 },
  { quantity: 10, unitPrice: 10.9 },
]

/** A product whose price falls with the quantity, sold in pairs. */
export const inTiers = (product: WireProductInFull): WireProductInFull => ({
  ...product,
  availableStock: 40,
  available: true,
  minPurchase: 2,
  purchaseSteps: 2,
  calculatedMaxPurchase: 40,
  calculatedPrice: { ...product.calculatedPrice, unitPrice: 12.9 },
  calculatedPrices: sampleTiers,
})

/** The word on a picture: sold out, reduced, new, often chosen. */
export const badged = (product: WireProduct): WireProduct[] => {
  const silent = { ...product, isNew: false, markAsTopseller: false, availableStock: 40 }
  return [
    { ...silent, isNew: true },
    { ...silent, markAsTopseller: true },
    {
      ...silent,
      calculatedPrice: {
        ...product.calculatedPrice,
        unitPrice: 199,
        listPrice: { price: 249, percentage: 20 },
        regulationPrice: { price: 229 },
      },
    },
    { ...silent, availableStock: 0, isCloseout: true, available: false },
  ].map((state, position) => ({ ...state, id: `${product.id.slice(0, -1)}${position}` }))
}

type Names = { color: string; width: string; colors: readonly string[] }

/** Colours and widths: chosen, to be had, to be had with a change, sold out, not made. */
export function sampleGroups(names: Names, path: string): WireConfiguratorGroup[] {
  const variant = { id: 'sample', optionIds: [], unitPrice: 249, seoUrls: [{ seoPathInfo: path }] }
  const [anthracite = '', grey = '', green = ''] = names.colors

  return [
    {
      id: 'sample-color',
      name: names.color,
      displayType: 'color',
      options: [
        { id: 'anthracite', name: anthracite, colorHexCode: '#383e42', product: variant },
        { id: 'grey', name: grey, colorHexCode: '#d5d8d9', product: { ...variant, available: false } },
        { id: 'green', name: green, colorHexCode: '#2e6b3f', product: null },
      ],
    },
    {
      id: 'sample-width',
      name: names.width,
      options: [
        { id: '450', name: '450 mm', product: { ...variant, unitPrice: 219 } },
        { id: '600', name: '600 mm', product: variant },
        {
          id: '900',
          name: '900 mm',
          combinable: false,
          product: { ...variant, unitPrice: 299 },
          conflicts: [{ isColor: true, isOnly: true, not: '', becomes: grey }],
        },
        { id: '1200', name: '1200 mm', product: null },
      ],
    },
  ]
}

export const chosenOptions = ['anthracite', '600']

export const samplePart: WireSparePart = {
  dimension: 'M4 × 16',
  drawingPosition: 4,
  fitsLines: ['x-line', 'x-line-pro', 'pot'],
  predecessors: ['X-LINE 2008'],
  availableUntil: '2037-12-31',
}

export const sampleFit = {
  systemTypes: ['complete'],
  usableWidth: { min: 562, max: 568 },
  installationHeight: { min: 390 },
  installationDepth: { min: 480 },
}

export const sampleDocuments = (title: string): WireDocument[] => [
  {
    id: 'sample',
    key: 'x-line-60-montage',
    title,
    extension: 'pdf',
    languages: ['de-DE', 'fr-FR'],
    sizeKb: 840,
    version: '3',
    dated: '2026-04-01',
  },
]
