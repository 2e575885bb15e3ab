import { readSeed } from '../src/server/seed/seed-files.ts'
import { type Configurator, figuresOf } from '../src/shop/configurator/configurator.ts'
import { type Fittable, whatFits } from '../src/shop/configurator/fit.ts'
import type { Measures, SystemType } from '../src/shop/configurator/measures.ts'

/** The rules' figures and all systems as the shop is delivered with them. */
export const seededFigures = figuresOf(readSeed<Configurator>('configurator'))

type Variant = Omit<Fittable, 'limits' | 'price' | 'line' | 'productId' | 'productNumber'> & {
  itemNumber: string
  fit: Fittable['limits']
  price: { chfGross: number }
}

export const seededSystems: readonly Fittable[] = readSeed<{
  products: { line: string; kind: string; variants: Variant[] }[]
}>('products').products.flatMap(({ line, variants }) =>
  variants.map(({ model, itemNumber, fit, containerCount, totalLitres, price }) => ({
    model,
    productId: itemNumber,
    productNumber: itemNumber,
    line,
    limits: fit,
    containerCount,
    totalLitres,
    price: price.chfGross,
  })),
)

export const askWhatFits = (systemType: SystemType, measures: Measures) =>
  whatFits(systemType, measures, seededSystems, seededFigures)

export const modelsThatFit = (systemType: SystemType, measures: Measures) =>
  askWhatFits(systemType, measures).fits.map(({ system }) => system.model)
