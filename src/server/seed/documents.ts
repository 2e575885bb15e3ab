import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'
import { productId } from './seeded-ids.ts'

type DocumentData = {
  id: string
  type: string
  typeName: Translated
  title: Translated
  file: string
  extension: string
  languages: string[]
  sizeKb: number
  productId?: string
  productNumber?: string
  version: string
  date: string
  route?: string
}

/** Assembly guides, data sheets, drawings and the rest, each with the products it is about. */
export async function seedDocuments(db: Db, catalogue: CatalogueData) {
  const { documents } = readSeed<{ documents: DocumentData[] }>('documents')

  await insertMissing(
    db,
    'document',
    documents.map((document) => ({
      id: documentId(document.id),
      key: document.id,
      type: document.type,
      type_name: document.typeName,
      title: document.title,
      file_name: document.file,
      extension: document.extension,
      languages: document.languages,
      size_kb: document.sizeKb,
      version: document.version,
      dated: document.date,
      route: document.route ?? null,
      product_key: document.productId ?? null,
      product_number: document.productNumber ?? null,
    })),
  )
  await insertMissing(
    db,
    'product_document',
    documents.flatMap((document, position) =>
      aboutProducts(document, catalogue).map((key) => ({
        product_id: productId(key),
        document_id: documentId(document.id),
        position,
      })),
    ),
  )
}

const documentId = (key: string) => idFrom('document', key)

/** A document of a family hangs at its parent; those of the whole house at every family they are about. */
function aboutProducts(
  { id, productId }: DocumentData,
  { systems, accessories, parts }: CatalogueData,
): string[] {
  const families = (lines: string[] | null) =>
    systems.filter(({ line }) => lines === null || lines.includes(line)).map((system) => system.id)
  const accessory = (key: string) =>
    accessories.filter((each) => each.id === key).map(({ itemNumber }) => itemNumber)

  if (productId) return [productId, ...partsOf(productId)]
  switch (id) {
    case 'garantie-5-jahre':
      return families(null)
    case 'pflege-behaelter':
      return [
        ...families(['x-line', 'x-line-pro', 'boxx-r', 'd-line', 's-line']),
        ...accessory('cleaner-500'),
      ]
    case 'filterwechsel':
      return [...families(['pot']), ...accessory('filter-duo'), ...accessory('filter-year')]
    case 'messblatt-komplettsystem':
      return families(['x-line-pro', 'boxx-r'])
    case 'messblatt-auszug':
      return families(['x-line'])
    case 'messblatt-drehtuer':
      return families(['d-line'])
    default:
      return []
  }

  /** An assembly guide also explains the parts, where a line has few enough guides to be told apart. */
  function partsOf(family: string): string[] {
    const system = systems.find((each) => each.id === family)
    if (!id.endsWith('-montage') || !system || system.line === 'x-line') return []
    return parts
      .filter(({ fitsLines }) => fitsLines.includes(system.line))
      .map(({ itemNumber }) => itemNumber)
  }
}
