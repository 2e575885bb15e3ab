import type { Db } from '../../platform/postgres/db.ts'
import { locales } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article, GrossPrice } from './article.ts'
import { insertMissing, type Row } from './insert-missing.ts'
import { type Reduction, readMerchandising } from './merchandising.ts'
import { readSeed } from './seed-files.ts'
import {
  categoryId,
  deliveryTimeId,
  manufacturerId,
  optionId,
  productId,
  taxId,
  unitId,
} from './seeded-ids.ts'

type Company = {
  key: string
  name: string
  website: string
  responsiblePerson: Record<string, unknown>
} & Record<string, unknown>

/** Who makes everything here, and the units things are measured in. */
export async function seedMaker(db: Db) {
  const {
    key,
    name,
    website,
    street,
    houseNumber,
    zip,
    city,
    country,
    countryName,
    email,
    phone,
    responsiblePerson,
  } = readSeed<Company>('company')

  await insertMissing(db, 'manufacturer', [
    {
      id: manufacturerId(key),
      name,
      address: {
        name,
        street,
        houseNumber,
        zip,
        city,
        country,
        countryName,
        email,
        phone,
        responsiblePerson,
      },
      link: website,
    },
  ])
  await insertMissing(
    db,
    'unit',
    Object.entries(readMerchandising().units).map(([key, { shortCode, name }]) => ({
      id: unitId(key),
      key,
      short_code: shortCode,
      name,
    })),
  )
}

/** Writes articles into the tables of the catalogue, parents before their variants. */
export async function seedArticles(
  db: Db,
  articles: readonly Article[],
  { today, covers }: { today: string; covers: ReadonlyMap<string, string> },
) {
  const { topsellers, reduced } = readMerchandising()
  const reductions = new Map(reduced.map((reduction) => [reduction.number, reduction]))
  const isTopseller = (article: Article) => topsellers.includes(article.key)

  await insertMissing(
    db,
    'product',
    articles.map((article) => ({
      ...productRow(article, isTopseller(article), today),
      cover_media_id: covers.get(article.key) ?? null,
    })),
  )
  await insertMissing(db, 'product_translation', articles.flatMap(translationRows))
  await insertMissing(
    db,
    'product_price',
    articles.flatMap((article) => priceRows(article, reductions.get(article.key))),
  )
  await insertMissing(
    db,
    'price_history',
    articles.flatMap((article) => historyRows(article, reductions.get(article.key), today)),
  )
  await insertMissing(
    db,
    'product_property',
    articles.flatMap(({ key, properties }) =>
      properties.map(([group, option]) => ({
        product_id: productId(key),
        option_id: optionId(group, option),
      })),
    ),
  )
  await insertMissing(
    db,
    'product_option',
    articles.flatMap(({ key, options }) =>
      options.map(([group, option]) => ({ product_id: productId(key), option_id: optionId(group, option) })),
    ),
  )
}

/** Which article stands in which categories; a variant stands where its parent does. */
export async function seedProductCategories(db: Db, articles: readonly Article[]) {
  await insertMissing(
    db,
    'product_category',
    articles.flatMap(({ key, categories }) =>
      categories.map((category) => ({ product_id: productId(key), category_id: categoryId(category) })),
    ),
  )
}

function productRow(article: Article, topseller: boolean, today: string): Row {
  const { baseUnit, dimensions } = article
  // The catalogue was put together over the last two years, the newest things last.
  const released = daysBefore(today, 700 - ((article.position * 13) % 660))

  return {
    id: productId(article.key),
    parent_id: article.parentKey ? productId(article.parentKey) : null,
    number: article.key,
    kind: article.kind,
    line: article.line,
    model: article.model,
    has_variants: article.hasVariants,
    manufacturer_id: manufacturerId('trennwerk'),
    tax_id: taxId('standard'),
    stock: article.stock,
    is_closeout: article.closeout,
    min_purchase: article.minPurchase,
    purchase_steps: article.purchaseSteps,
    max_purchase: article.maxPurchase,
    restock_days: article.restockDays,
    delivery_time_id: deliveryTimeId(article.deliveryTime),
    weight_grams: article.weightGrams,
    width_mm: dimensions?.width ?? null,
    height_mm: dimensions?.height ?? null,
    depth_mm: dimensions?.depth ?? null,
    unit_id: baseUnit ? unitId(baseUnit.unit) : null,
    purchase_unit: baseUnit?.purchaseUnit ?? null,
    reference_unit: baseUnit?.referenceUnit ?? null,
    pack_size: article.packSize,
    shipping_free: article.shippingFree,
    topseller,
    sales: article.sales,
    technical_data: article.technical,
    bins: article.bins,
    fit: article.fit,
    guarantee_years: article.guaranteeYears,
    position: article.position,
    released_at: released,
    created_at: released,
  }
}

const translationRows = (article: Article): Row[] =>
  locales.map(({ code }) => ({
    product_id: productId(article.key),
    language: code,
    name: article.name[code],
    subtitle: article.subtitle[code],
    description: article.description[code],
    keywords: article.keywords[code],
    pack_unit: article.packUnit[code],
    meta_title: `${article.name[code]}, ${article.key} | Trennwerk`,
    meta_description: firstSentences(article.description[code]),
    advantages: article.advantages.map((text: Translated) => text[code]),
  }))

/** As many whole sentences as a search engine shows. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=\.) /)
  let shown = sentences.shift() ?? ''
  for (const sentence of sentences) {
    if (shown.length + sentence.length > 155) break
    shown += ` ${sentence}`
  }
  return shown
}

function priceRows({ key, prices }: Article, reduction?: Reduction): Row[] {
  return prices.flatMap(({ from, price }) =>
    amounts(price).map(({ currency, cents }) => ({
      product_id: productId(key),
      currency,
      quantity_from: from,
      cents,
      list_cents:
        from === 1 && reduction
          ? currency === 'CHF'
            ? inCents(reduction.chf)
            : inCents(reduction.eur)
          : null,
    })),
  )
}

/** What was asked before: the strike price was really charged, and the lowest of 30 days can be told from it. */
function historyRows({ key, prices }: Article, reduction: Reduction | undefined, today: string): Row[] {
  const single = prices.find(({ from }) => from === 1)?.price
  if (!single) return []
  const history = reduction?.history ?? [{ daysAgo: 400, ...single }]

  return history.flatMap(({ daysAgo, chf, eur }) =>
    amounts({ chf, eur }).map(({ currency, cents }) => ({
      product_id: productId(key),
      currency,
      cents,
      since: daysBefore(today, daysAgo),
    })),
  )
}

const amounts = ({ chf, eur }: GrossPrice) => [
  { currency: 'CHF', cents: inCents(chf) },
  { currency: 'EUR', cents: inCents(eur) },
]

const inCents = (price: number) => Math.round(price * 100)

const daysBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString()
