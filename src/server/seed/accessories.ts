import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { Accessory, CatalogueData, Line } from './catalogue-data.ts'
import { readMerchandising } from './merchandising.ts'
import { fill, inEach, joined, type ProductTexts, readProductTexts, same } from './product-texts.ts'
import { technicalSheet } from './technical-data.ts'

/** Accessories, consumables and downloads, each with what it fits. */
export function accessoryArticles(
  { accessories, lines }: CatalogueData,
  categoryOf: (accessory: string) => string,
): Article[] {
  const texts = readProductTexts()
  const merchandising = readMerchandising()

  return accessories.map((accessory, position): Article => {
    const { itemNumber, kind, name, isDownload } = { ...accessory, isDownload: accessory.kind === 'download' }
    const fits = fitText(accessory, lines, texts)
    const [packSize, packUnit] = merchandising.packs[accessory.id] ?? [1, 'piece']

    return {
      key: itemNumber,
      parentKey: null,
      hasVariants: false,
      kind,
      line: null,
      model: null,
      name,
      subtitle: fill(texts.accessories.subtitle[kind], { lines: fits }),
      description: joined([accessory.description, fill(texts.accessories.fits, { lines: fits })], ' '),
      keywords: joined([texts.keywords[kind], fits], ', '),
      advantages: texts.accessories.advantages[kind],
      packUnit: texts.packUnit[packUnit] ?? same(''),
      technical: technicalRows(accessory, fits, packSize, texts),
      prices: tiers(accessory),
      stock: isDownload
        ? 100_000
        : (merchandising.accessoryStock[accessory.id] ?? 40 + ((position * 37) % 160)),
      closeout: false,
      restockDays: isDownload ? null : 8,
      deliveryTime: isDownload ? 'at-once' : '2-3-days',
      minPurchase: accessory.minPurchase ?? 1,
      purchaseSteps: accessory.purchaseStep ?? 1,
      maxPurchase: isDownload ? 1 : null,
      packSize,
      baseUnit: accessory.baseUnit
        ? { ...accessory.baseUnit, unit: accessory.baseUnit.unit === 'l' ? 'litre' : accessory.baseUnit.unit }
        : null,
      weightGrams: merchandising.accessoryWeightsGrams[accessory.id] ?? 0,
      dimensions: null,
      shippingFree: false,
      sales:
        (kind === 'consumable' ? 90 : 25) -
        position +
        (merchandising.topsellers.includes(itemNumber) ? 200 : 0),
      bins: [],
      fit: {
        ...(accessory.fitsLines ? { fitsLines: accessory.fitsLines } : {}),
        ...(accessory.fitsBag ? { fitsBag: accessory.fitsBag } : {}),
        ...(accessory.fitsWidth ? { fitsWidth: accessory.fitsWidth } : {}),
        ...(accessory.fitsContainer ? { fitsContainer: accessory.fitsContainer } : {}),
      },
      guaranteeYears: kind === 'accessory' ? 5 : null,
      position: 10_000 + position,
      properties: propertiesOf(accessory),
      options: [],
      categories: [categoryOf(accessory.id)],
      seoPath: inEach((locale) => `${slug(name[locale])}-${slug(itemNumber)}`),
    }
  })
}

/** "Systems with a 17 l bag", "X-LINE Pro, BOXX-R, cabinet width 550 mm", "all systems". */
function fitText(
  accessory: Accessory,
  lines: readonly Line[],
  { accessories: texts }: ProductTexts,
): Translated {
  const { fitsLines, fitsBag, fitsContainer, fitsWidth } = accessory
  if (accessory.kind === 'download') return texts.planners
  if (fitsBag) return fill(texts.forBag, { n: fitsBag })
  if (fitsContainer) return fill(texts.forContainer, { n: fitsContainer })
  if (!fitsLines || fitsLines === 'all') return texts.allSystems

  const names = same(fitsLines.map((id) => lines.find((line) => line.id === id)?.name ?? id).join(', '))
  return fitsWidth ? fill(texts.forWidth, { lines: names, n: fitsWidth }) : names
}

/** Only Swiss tiers are given: euros follow in the proportion of the single price, to the tenth. */
function tiers({ price, tiersChfGross }: Accessory): Article['prices'] {
  const single = { chf: price.chfGross, eur: price.eurGrossUniform }
  if (!tiersChfGross) return [{ from: 1, price: single }]

  return tiersChfGross.map(({ from, unitPrice }) => ({
    from,
    price: { chf: unitPrice, eur: Math.round((unitPrice * single.eur * 10) / single.chf) / 10 },
  }))
}

function propertiesOf({ fitsLines, fitsBag, fitsContainer, fitsWidth }: Accessory): Article['properties'] {
  return [
    ...(Array.isArray(fitsLines) ? fitsLines.map((line) => ['fits', line] as const) : []),
    ...(fitsBag ? [['bag-size', String(fitsBag)] as const] : []),
    ...(fitsContainer === 40 ? [['bag-size', '40'] as const] : []),
    ...(fitsWidth ? [['body-width', `${fitsWidth}-mm`] as const] : []),
  ]
}

function technicalRows(
  accessory: Accessory,
  fits: Translated,
  packSize: number,
  texts: ProductTexts,
): Article['technical'] {
  const sheet = technicalSheet(texts)
  return sheet
    .plain('itemNumber', accessory.itemNumber)
    .add('fitsLines', accessory.kind === 'download' ? null : fits)
    .amount('fitsBag', 'litres', accessory.fitsBag)
    .amount('fitsContainer', 'litres', accessory.fitsContainer)
    .plain('fitsWidth', accessory.fitsWidth ? `${accessory.fitsWidth} mm` : null)
    .amount('packSize', 'pieces', packSize > 1 ? packSize : null)
    .plain('content', accessory.baseUnit ? `${accessory.baseUnit.purchaseUnit * 1000} ml` : null)
    .plain('files', accessory.files?.join(', '))
    .amount('guarantee', 'years', accessory.kind === 'accessory' ? 5 : null).rows
}
