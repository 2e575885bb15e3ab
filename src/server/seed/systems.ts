import type { Locale } from '../../values/locale.ts'
import { slug } from '../../values/slug.ts'
import type { Translated } from '../../values/translated.ts'
import type { Article } from './article.ts'
import type { Bin, CatalogueData, Line, System, Variant } from './catalogue-data.ts'
import { readMerchandising } from './merchandising.ts'
import { fill, inEach, joined, number, type ProductTexts, readProductTexts, same } from './product-texts.ts'
import { variantGroups } from './properties.ts'
import { technicalSheet } from './technical-data.ts'

/** The seven lines: a parent for each family, and below it what can be bought. */
export function systemArticles({ systems, lines, colours }: CatalogueData): Article[] {
  const texts = readProductTexts()
  const merchandising = readMerchandising()
  const groups = variantGroups()

  return systems.flatMap((system, position) => {
    const line = lines.find(({ id }) => id === system.line)
    if (!line) throw new Error(`${system.id} belongs to no line`)

    const distinguishing = groupsThatDiffer(system, groups)
    const parent: Article = {
      ...family(system, line, texts, position),
      categories: categoriesOf(system, line),
    }
    const variants = system.variants.map((variant, index): Article => {
      const colour = colours[variant.options.colour]
      return {
        ...parent,
        key: variant.itemNumber,
        parentKey: system.id,
        hasVariants: false,
        model: variant.model,
        name: variant.name,
        description: describe(variant, line, colour, texts),
        technical: technicalRows(variant, colour, texts),
        prices: [{ from: 1, price: { chf: variant.price.chfGross, eur: variant.price.eurGrossUniform } }],
        stock: variant.stock,
        closeout: variant.closeout ?? false,
        // What is in stock today is made again in the same time as what is not.
        restockDays: variant.closeout ? null : Math.max(variant.deliveryDays, 15),
        weightGrams: Math.round(variant.weightKg * 1000),
        dimensions: variant.dimensionsMm
          ? { width: variant.dimensionsMm.w, depth: variant.dimensionsMm.d, height: variant.dimensionsMm.h }
          : null,
        shippingFree: variant.freeShipping,
        sales:
          variant.reviewCountDemo * 3 + (merchandising.topsellers.includes(variant.itemNumber) ? 200 : 0),
        bins: variant.bins,
        fit: {
          ...variant.fit,
          containerCount: variant.containerCount,
          totalLitres: variant.totalLitres,
          loadKg: variant.loadKg,
          drillingNeeded: variant.drillingNeeded,
        },
        guaranteeYears: variant.guaranteeYears,
        position: position * 100 + index,
        properties: propertiesOf(variant, line),
        options: distinguishing.map((group) => [group, optionOf(variant, group) ?? ''] as const),
        categories: variant.fit.systemTypes
          .filter((type) => !line.systemTypes.includes(type))
          .map((type) => `waste-systems/${type}`),
        seoPath: index === 0 ? system.seoPath : below(system.seoPath, variant.itemNumber),
      }
    })
    return [parent, ...variants]
  })
}

/** The first variant lives at the family's address, its siblings below it. */
const below = (path: Translated, itemNumber: string) =>
  inEach((locale) => `${path[locale]}/${slug(itemNumber)}`)

function family(system: System, line: Line, texts: ProductTexts, position: number): Article {
  return {
    key: system.id,
    parentKey: null,
    hasVariants: true,
    kind: 'system',
    line: line.id,
    model: null,
    name: system.name,
    subtitle: system.subtitle,
    description: line.description,
    keywords: joined([texts.keywords.system, line.tagline], ', '),
    advantages: line.advantages,
    packUnit: texts.packUnit.piece ?? same(''),
    technical: [],
    prices: [],
    stock: 0,
    closeout: false,
    restockDays: null,
    deliveryTime: '2-3-days',
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: null,
    packSize: 1,
    baseUnit: null,
    weightGrams: 0,
    dimensions: null,
    shippingFree: false,
    sales: 0,
    bins: [],
    fit: null,
    guaranteeYears: 5,
    position: position * 100,
    properties: [],
    options: [],
    categories: [],
    seoPath: null,
  }
}

/** Variants inherit these; one that also suits another type of cabinet adds that type's category. */
const categoriesOf = ({ variants }: System, line: Line) => [
  `waste-systems/${line.id}`,
  ...line.systemTypes
    .filter((type) => variants.some(({ fit }) => fit.systemTypes.includes(type)))
    .map((type) => `waste-systems/${type}`),
]

function groupsThatDiffer({ variants }: System, groups: string[]): string[] {
  const differing = groups.filter(
    (group) => new Set(variants.map((variant) => optionOf(variant, group))).size > 1,
  )
  // The series is named after the depth: to ask for both would offer combinations that cannot exist.
  return differing.includes('series') ? differing.filter((group) => group !== 'min-depth') : differing
}

function optionOf({ options, hasCompost, model }: Variant, group: string): string | null {
  switch (group) {
    case 'series':
      return options.series?.toLowerCase() ?? null
    case 'version':
      return versions[model] ?? null
    case 'min-depth':
      return options.drawerDepthClass ? `${options.drawerDepthClass}-mm` : null
    case 'bag-size':
      return options.bagSize ? String(options.bagSize) : null
    case 'compost':
      return options.withCompost === undefined ? null : hasCompost ? 'with' : 'without'
    case 'colour':
      return options.colour
    default:
      throw new Error(`no variant differs by "${group}"`)
  }
}

const versions: Record<string, string> = { 'HB-1': 'plain', 'HB-2': 'divided', 'HB-DUO': 'duo' }

function propertiesOf(variant: Variant, line: Line): Article['properties'] {
  const { options, fit, containerCount, totalLitres } = variant
  const builtIn = !fit.systemTypes.includes('free-standing')
  const depth = fit.drawerDepth?.min ?? fit.installationDepth?.min
  const sizes = new Set([...variant.bagSizes, ...(options.bagSize ? [options.bagSize] : [])])

  return [
    ['line', line.id] as const,
    ...fit.systemTypes.map((type) => ['system-type', type] as const),
    ...(options.bodyWidthNominal ? [['body-width', `${options.bodyWidthNominal}-mm`] as const] : []),
    ...(options.series ? [['series', options.series.toLowerCase()] as const] : []),
    ...[...sizes].map((size) => ['bag-size', String(size)] as const),
    ['container-count', containerCount >= 5 ? '5-7' : String(containerCount)] as const,
    ['total-litres', volumeClass(totalLitres)] as const,
    ...(builtIn && fit.installationHeight?.min
      ? [['min-height', `${fit.installationHeight.min}-mm`] as const]
      : []),
    ...(builtIn && depth ? [['min-depth', `${depth}-mm`] as const] : []),
    ['colour', options.colour] as const,
    ['compost', variant.hasCompost ? 'with' : 'without'] as const,
    ['drilling', variant.drillingNeeded ? 'with' : 'without'] as const,
  ]
}

const volumeClass = (litres: number) =>
  litres <= 35
    ? 'to-35'
    : litres <= 50
      ? 'to-50'
      : litres <= 65
        ? 'to-65'
        : litres <= 90
          ? 'to-90'
          : 'over-90'

function describe(variant: Variant, line: Line, colour: Translated, { systems }: ProductTexts): Translated {
  const { bins, containerCount, totalLitres, fit, name } = variant
  const counted = bins.length === 0 ? systems.noBins : containerCount === 1 ? systems.oneBin : systems.bins
  const depth = fit.drawerDepth?.min ?? fit.installationDepth?.min

  return joined(
    [
      line.description,
      fill(counted, { name, count: containerCount, litres: totalLitres, bins: binList(bins) }),
      ...(fit.installationHeight?.min && depth
        ? [fill(systems.heightDepth, { height: fit.installationHeight.min, depth })]
        : []),
      fill(systems.colour, { colour }),
      systems.guarantee,
    ],
    ' ',
  )
}

/** "2 × Bin for 17 l bag, 1 × 8 l side bin" */
function binList(bins: readonly Bin[]): Translated {
  const counts = new Map<string, { bin: Bin; count: number }>()
  for (const bin of bins) counts.set(bin.code, { bin, count: (counts.get(bin.code)?.count ?? 0) + 1 })

  return inEach((locale: Locale) =>
    [...counts.values()].map(({ bin, count }) => `${count} × ${bin.name[locale]}`).join(', '),
  )
}

function technicalRows(variant: Variant, colour: Translated, texts: ProductTexts): Article['technical'] {
  const { fit, options, dimensionsMm } = variant
  const free = fit.systemTypes.includes('free-standing')
  const sheet = technicalSheet(texts)
  const { word } = sheet

  return sheet
    .plain('itemNumber', variant.itemNumber)
    .plain('model', variant.model)
    .add('bins', variant.bins.length > 0 ? binList(variant.bins) : null)
    .plain('containerCount', String(variant.containerCount))
    .amount('totalLitres', 'litres', variant.totalLitres)
    .plain('bagSizes', variant.bagSizes.map((size) => `${size} l`).join(', '))
    .plain('bodyWidth', options.bodyWidthNominal ? `${options.bodyWidthNominal} mm` : null)
    .limits(fit.drawerDepth ? 'usableWidthDrawer' : 'usableWidthCabinet', fit.usableWidth)
    .limits('fullWidth', fit.fullWidth)
    .limits('doorLeaf', fit.doorLeafWidth)
    .limits(free ? 'minHeightFree' : 'minHeight', fit.installationHeight)
    .limits('drawerDepth', fit.drawerDepth)
    .limits(free ? 'depthFree' : 'installationDepth', fit.installationDepth)
    .limits('sideWall', fit.sideWallThickness)
    .plain('dimensions', dimensionsMm ? `${dimensionsMm.w} × ${dimensionsMm.d} × ${dimensionsMm.h} mm` : null)
    .amount(variant.loadNote ? 'testLoad' : 'load', variant.loadNote ? 'tested' : 'upTo', variant.loadKg)
    .add(
      'weight',
      inEach((locale) => `${number(variant.weightKg)[locale]} kg`),
    )
    .add('colour', colour)
    .add('compost', word(variant.hasCompost ? 'yes' : 'no'))
    .add('fitting', word(variant.drillingNeeded ? 'withDrilling' : 'withoutDrilling'))
    .amount('guarantee', 'years', variant.guaranteeYears)
    .amount('spareParts', 'years', variant.sparePartsYears).rows
}
