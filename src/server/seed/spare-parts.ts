import type { Db } from '../../platform/postgres/db.ts'
import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { CatalogueData, Line, SparePart } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { readMerchandising } from './merchandising.ts'
import { dated, fill, inEach, joined, type ProductTexts, readProductTexts, same } from './product-texts.ts'
import { readSeed } from './seed-files.ts'
import { productId } from './seeded-ids.ts'
import { technicalSheet } from './technical-data.ts'

/** Spare parts as articles of their own, below the category they are looked for in. */
export function sparePartArticles({ parts, lines }: CatalogueData): Article[] {
  const texts = readProductTexts()
  const { partWeightGrams } = readMerchandising()
  const categories = new Map(
    readSeed<{ categories: { path: string; name: Translated }[] }>('spare-parts').categories.map(
      ({ path, name }) => [path, name],
    ),
  )

  return parts.map((part, position): Article => {
    const [top = '', sub = ''] = part.category.split('/')
    const category = joined([categories.get(top), categories.get(part.category)].filter(isText), ', ')

    return {
      key: part.itemNumber,
      parentKey: null,
      hasVariants: false,
      kind: 'spare-part',
      line: part.fitsLines.length === 1 ? (part.fitsLines[0] ?? null) : null,
      model: null,
      name: part.name,
      subtitle: fill(texts.parts.subtitle, { category, lines: fittingNames(part, lines) }),
      description: describe(part, category, lines, texts),
      keywords: joined([texts.keywords['spare-part'], category], ', '),
      advantages: [fill(texts.parts.years, { n: part.availableYears })],
      packUnit: texts.packUnit[part.packSize > 1 ? 'pieces' : 'piece'] ?? same(''),
      technical: technicalRows(part, lines, texts),
      prices: [{ from: 1, price: { chf: part.price.chfGross, eur: part.price.eurGrossUniform } }],
      stock: part.stock,
      closeout: false,
      restockDays: Math.max(part.deliveryDays, 12),
      deliveryTime: '2-3-days',
      minPurchase: 1,
      purchaseSteps: 1,
      maxPurchase: null,
      packSize: part.packSize,
      baseUnit: null,
      weightGrams: partWeightGrams[sub] ?? 200,
      dimensions: null,
      shippingFree: false,
      sales: 5 + ((position * 7) % 23),
      bins: [],
      fit: { fitsLines: part.fitsLines, fitsPredecessors: part.fitsPredecessors.map(({ id }) => id) },
      guaranteeYears: null,
      position: 20_000 + position,
      properties: [
        ...part.fitsLines.map((line) => ['fits', line] as const),
        ...part.fitsPredecessors.map(({ id }) => ['predecessor', id] as const),
      ],
      options: [],
      categories: [`spare-parts/${part.category}`],
      seoPath: inEach((locale) => `${slug(part.name[locale])}-${slug(part.itemNumber)}`),
    }
  })
}

/** Where a part sits in the drawing, and what came before and after it. */
export async function seedSpareParts(db: Db, { parts }: CatalogueData) {
  await insertMissing(
    db,
    'spare_part',
    parts.map((part) => ({
      product_id: productId(part.itemNumber),
      category_path: part.category,
      drawing_position: part.drawingPosition,
      dimension: part.dimension,
      fits_lines: part.fitsLines,
      fits_predecessors: part.fitsPredecessors.map(({ id }) => id),
      replaced_by_number: part.replacedBy,
      available_until: part.availableUntil,
      available_years: part.availableYears,
    })),
  )
}

const isText = (text: Translated | undefined): text is Translated => text !== undefined

const fittingNames = ({ fitsLines, fitsPredecessors }: SparePart, lines: readonly Line[]): Translated =>
  joined(
    [
      ...fitsLines.map((id) => same(lines.find((line) => line.id === id)?.name ?? id)),
      ...fitsPredecessors.map(({ name }) => name),
    ],
    ', ',
  )

function describe(
  part: SparePart,
  category: Translated,
  lines: readonly Line[],
  { parts: texts }: ProductTexts,
): Translated {
  return joined(
    [
      fill(texts.intro, { name: part.name, category }),
      fill(texts.fits, { lines: fittingNames(part, lines) }),
      fill(texts.position, { position: part.drawingPosition }),
      ...(part.packSize > 1 ? [fill(texts.pack, { n: part.packSize })] : []),
      part.availableUntil
        ? fill(texts.until, { date: dated(part.availableUntil) })
        : fill(texts.years, { n: part.availableYears }),
      ...(part.replacedBy ? [fill(texts.replaced, { number: part.replacedBy })] : []),
    ],
    ' ',
  )
}

function technicalRows(part: SparePart, lines: readonly Line[], texts: ProductTexts): Article['technical'] {
  const lineNames = part.fitsLines.map((id) => lines.find((line) => line.id === id)?.name ?? id).join(', ')

  return technicalSheet(texts)
    .plain('itemNumber', part.itemNumber)
    .plain('dimension', part.dimension)
    .plain('fitsLines', lineNames)
    .add(
      'predecessors',
      part.fitsPredecessors.length > 0
        ? joined(
            part.fitsPredecessors.map(({ name }) => name),
            ', ',
          )
        : null,
    )
    .amount('packSize', 'pieces', part.packSize > 1 ? part.packSize : null)
    .plain('drawingPosition', String(part.drawingPosition))
    .add('availableUntil', part.availableUntil ? dated(part.availableUntil) : null)
    .plain('replacedBy', part.replacedBy)
    .amount('spareParts', 'years', part.availableUntil ? null : part.availableYears).rows
}
