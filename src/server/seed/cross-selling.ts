import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { productId } from './seeded-ids.ts'
import { fitsVariant } from './spare-part-fit.ts'

type CrossSelling = { of: string; kind: 'accessories' | 'spare-parts' | 'fits-with'; products: string[] }

/** What belongs together: a system shows its accessories and parts, these show the systems they fit. */
export async function seedCrossSelling(db: Db, catalogue: CatalogueData) {
  const lists = [...forSystems(catalogue), ...forAccessories(catalogue), ...forParts(catalogue)].filter(
    ({ products }) => products.length > 0,
  )

  await insertMissing(
    db,
    'cross_selling',
    lists.map(({ of, kind }) => ({
      id: listId(of, kind),
      product_id: productId(of),
      kind,
      position: positions[kind],
    })),
  )
  await insertMissing(
    db,
    'cross_selling_product',
    lists.flatMap(({ of, kind, products }) =>
      products.map((number, position) => ({
        cross_selling_id: listId(of, kind),
        product_id: productId(number),
        position,
      })),
    ),
  )
}

const positions = { accessories: 0, 'spare-parts': 1, 'fits-with': 2 }

const listId = (of: string, kind: string) => idFrom('cross-selling', `${of}/${kind}`)

const forSystems = ({ systems, parts }: CatalogueData): CrossSelling[] =>
  systems.flatMap((system) =>
    system.variants.flatMap((variant) => [
      { of: variant.itemNumber, kind: 'accessories' as const, products: variant.accessories },
      {
        of: variant.itemNumber,
        kind: 'spare-parts' as const,
        products: parts
          .filter((part) => fitsVariant(part, system, variant))
          .map(({ itemNumber }) => itemNumber),
      },
    ]),
  )

const forAccessories = ({ systems, accessories }: CatalogueData): CrossSelling[] =>
  accessories.map(({ itemNumber }) => ({
    of: itemNumber,
    kind: 'fits-with',
    products: oneOfEachFamily(systems, ({ accessories }) => accessories.includes(itemNumber)),
  }))

const forParts = ({ systems, parts }: CatalogueData): CrossSelling[] =>
  parts.map((part) => ({
    of: part.itemNumber,
    kind: 'fits-with',
    products: oneOfEachFamily(systems, (variant, system) => fitsVariant(part, system, variant)),
  }))

type Systems = CatalogueData['systems']

/** Its page leads to the siblings, so a list names each family once. */
const oneOfEachFamily = (
  systems: Systems,
  fits: (variant: Systems[number]['variants'][number], system: Systems[number]) => boolean,
): string[] =>
  systems.flatMap((system) => system.variants.find((variant) => fits(variant, system))?.itemNumber ?? [])
