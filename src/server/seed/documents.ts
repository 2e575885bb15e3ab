import type { Db } from '../../platform/postgres/db.ts'
import type { HingeSide } from '../../shop/configurator/measures.ts'
import { assemblyWords } from '../../shop/configurator/sheet/assembly-words.ts'
import { idFrom } from '../../values/ids.ts'
import { type Locale, locales } from '../../values/locale.ts'
import { say, type Translated } from '../../values/translated.ts'
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

type SeededDocument = Omit<DocumentData, 'sizeKb'> & { sizeKb: number | null; hingeSide: HingeSide | null }

/** Assembly guides, data sheets, drawings and the rest, each with the products it is about. */
export async function seedDocuments(db: Db, catalogue: CatalogueData) {
  const documents = withAssemblySheets(
    readSeed<{ documents: DocumentData[] }>('documents').documents,
    catalogue,
  )

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
      hinge_side: document.hingeSide,
    })),
  )
  await insertMissing(
    db,
    'product_document',
    documents.flatMap((document) =>
      aboutProducts(document, catalogue).map((key) => ({
        product_id: productId(key),
        document_id: documentId(document.id),
        position: document.position,
      })),
    ),
  )
}

type AssemblySheets = { lines: string[]; sides: Record<HingeSide, string>; version: string; date: string }

/**
 * A system for hinged doors is mounted on either side, so its guide is followed by a sheet for each; they are drawn when
 * somebody asks (`assembly-sheets.ts`) and share the guide's place.
 */
function withAssemblySheets(documents: readonly DocumentData[], { systems }: CatalogueData) {
  const { lines, sides, version, date } = readSeed<AssemblySheets>('assembly-sheets')

  return documents.flatMap((document, position): (SeededDocument & { position: number })[] => {
    const family = systems.find(({ id }) => id === document.productId)
    const hasSheets = document.type === 'assembly' && family && lines.includes(family.line)
    return [
      { ...document, hingeSide: null, position },
      ...(hasSheets
        ? (['left', 'right'] as const).map((side) => ({
            ...document,
            id: `${document.id}-${sides[side]}`,
            title: inEachLocale((locale) => assemblyWords[locale].title(say(family.name, locale), side)),
            file: `${document.id}-${sides[side]}.pdf`,
            sizeKb: null,
            ...{ version, date },
            ...(document.route && { route: `${document.route}-${sides[side]}` }),
            hingeSide: side,
            position,
          }))
        : []),
    ]
  })
}

const inEachLocale = (said: (locale: Locale) => string): Translated =>
  Object.fromEntries(locales.map(({ code }) => [code, said(code)])) as Translated // every locale is in it

const documentId = (key: string) => idFrom('document', key)

/** A document of a family hangs at its parent; those of the whole house at every family they are about. */
function aboutProducts(
  { id, productId }: Pick<DocumentData, 'id' | 'productId'>,
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
