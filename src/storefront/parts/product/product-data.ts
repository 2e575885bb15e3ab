import type { LoadedProduct } from './load-product.ts'
import { stockOf } from './product-facts.ts'
import { productPath, said } from './product-path.ts'
import type { WireConfiguratorGroup, WireVariant } from './wire-detail.ts'

/**
 * What search engines are told of a product: itself with its offer, and a family as a group whose every member has an
 * offer and a page of its own.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productData(loaded: LoadedProduct): object {
  const { product, variants, groups, origin } = loaded
  const own = aboutProduct(loaded)
  if (!product.parentId || variants.length < 2) return { '@context': schema, ...own }

  return {
    '@context': schema,
    '@type': 'ProductGroup',
    name: said(product, 'name'),
    description: own.description,
    productGroupID: product.parentId,
    ...('brand' in own && { brand: own.brand }),
    variesBy: groups.map(({ displayType, name }) => (displayType === 'color' ? `${schema}/color` : name)),
    hasVariant: variants.map((variant) =>
      variant.id === product.id ? own : aboutVariant(variant, loaded, origin),
    ),
  }
}

const schema = 'https://schema.org'

function aboutProduct(loaded: LoadedProduct) {
  const { product, groups, canonical, origin, reviews } = loaded
  const { productNumber, ean, manufacturer, cover, optionIds } = product
  const absolute = (path: string) => new URL(path, origin).href
  const pictures = product.media?.length ? product.media : cover ? [cover] : []

  return {
    '@type': 'Product',
    name: said(product, 'name'),
    sku: productNumber,
    mpn: productNumber,
    ...(ean && { gtin: ean }),
    url: absolute(canonical),
    description: said(product, 'description') || product.subtitle,
    ...(pictures.length > 0 && { image: pictures.map(({ media }) => absolute(media.url)) }),
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...optionsOf(groups, optionIds ?? []),
    ...genuineRating(reviews),
    offers: offerOf(loaded),
  }
}

function offerOf(loaded: LoadedProduct) {
  const { product, canonical, origin, terms } = loaded
  const { calculatedPrice, isCloseout } = product
  const { kind } = stockOf(product)
  const { listPrice, regulationPrice, referencePrice } = calculatedPrice
  const price = { '@type': 'UnitPriceSpecification', priceCurrency: terms.currency }

  return {
    '@type': 'Offer',
    url: new URL(canonical, origin).href,
    price: calculatedPrice.unitPrice.toFixed(2),
    priceCurrency: terms.currency,
    priceSpecification: [
      {
        ...price,
        price: calculatedPrice.unitPrice.toFixed(2),
        valueAddedTaxIncluded: terms.taxState === 'gross',
        ...(referencePrice && {
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: referencePrice.purchaseUnit,
            unitText: referencePrice.unitName,
            valueReference: {
              '@type': 'QuantitativeValue',
              value: referencePrice.referenceUnit,
              unitText: referencePrice.unitName,
            },
          },
        }),
      },
      // As on the page: nothing is struck out without the lowest price of thirty days.
      ...(listPrice && regulationPrice
        ? [{ ...price, price: listPrice.price.toFixed(2), priceType: `${schema}/StrikethroughPrice` }]
        : []),
    ],
    availability: `${schema}/${
      kind === 'gone'
        ? isCloseout
          ? 'SoldOut'
          : 'OutOfStock'
        : kind === 'restock' || kind === 'to-order'
          ? 'BackOrder'
          : 'InStock'
    }`,
    itemCondition: `${schema}/NewCondition`,
    ...shippingDetails(loaded),
    ...returnPolicy(loaded),
  }
}

function shippingDetails({ sale: { shipping, country }, terms }: LoadedProduct) {
  if (!shipping) return {}
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })

  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: shipping.cost.toFixed(2),
        currency: terms.currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.iso },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(shipping.minDays, shipping.maxDays),
      },
    },
  }
}

/** Thirty days everywhere (specification 1); files are not sent back. */
function returnPolicy({ product, sale: { country } }: LoadedProduct) {
  if (stockOf(product).kind === 'download') return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country.iso,
      returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: 30,
      returnMethod: `${schema}/ReturnByMail`,
    },
  }
}

/** Only what buyers gave: search engines must not be told of invented stars. */
function genuineRating({ ratings, shown }: LoadedProduct['reviews']) {
  const genuine = ratings?.genuine
  if (!genuine || genuine.count === 0) return {}

  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: genuine.average.toFixed(1),
      reviewCount: genuine.count,
    },
    review: shown
      .filter(({ demo }) => !demo)
      .map(({ title, content, points, createdAt, externalUser }) => ({
        '@type': 'Review',
        name: title,
        reviewBody: content,
        datePublished: createdAt.slice(0, 10),
        author: { '@type': 'Person', name: externalUser },
        reviewRating: { '@type': 'Rating', ratingValue: points },
      })),
  }
}

function aboutVariant(variant: WireVariant, { groups, terms, locale }: LoadedProduct, origin: string) {
  const url = new URL(productPath(locale, variant), origin).href
  return {
    '@type': 'Product',
    name: variant.name,
    sku: variant.productNumber,
    url,
    ...optionsOf(groups, variant.optionIds),
    offers: {
      '@type': 'Offer',
      url,
      price: (variant.unitPrice ?? 0).toFixed(2),
      priceCurrency: terms.currency,
      availability: `${schema}/${variant.available === false ? 'SoldOut' : (variant.availableStock ?? 0) > 0 ? 'InStock' : 'BackOrder'}`,
      itemCondition: `${schema}/NewCondition`,
    },
  }
}

/** What tells a variant from its siblings: its colour, and everything else by its name. */
function optionsOf(groups: readonly WireConfiguratorGroup[], ids: readonly string[]) {
  const chosen = groups.flatMap((group) => {
    const option = group.options.find(({ id }) => ids.includes(id))
    return option ? [{ group, name: option.name }] : []
  })
  const color = chosen.find(({ group }) => group.displayType === 'color')
  const others = chosen.filter((choice) => choice !== color)

  return {
    ...(color && { color: color.name }),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ group, name }) => ({
        '@type': 'PropertyValue',
        name: group.name,
        value: name,
      })),
    }),
  }
}
