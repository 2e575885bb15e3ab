import { readFileSync } from 'node:fs'
import type { PictureFacts } from '../src/shop/media/pictures/picture.ts'

export type Shot = {
  readonly itemNumber: string
  readonly view: 'hero' | 'top' | 'cabinet' | 'detail'
  /** The look by which a product is known; its variants are seen smaller. */
  readonly isFace: boolean
}

/** What is photographed, the most visible first. */
export function shots(all: readonly PictureFacts[]): Shot[] {
  const systems = all.filter(({ kind }) => kind === 'system').map(({ itemNumber }) => itemNumber)
  const parts = all.filter(({ kind }) => kind === 'spare-part')
  const accessories = all.filter(({ kind }) => kind !== 'system' && kind !== 'spare-part')
  const faces = faceOfEachProduct()
  const frequent = parts.filter(({ name }) => asked.test(name))
  return [
    ...faces.map((itemNumber) => ({ ...hero(itemNumber), isFace: true })),
    ...accessories.map(({ itemNumber }) => hero(itemNumber)),
    ...faces.flatMap((itemNumber) =>
      (['cabinet', 'detail', 'top'] as const).map((view) => ({ itemNumber, view, isFace: true })),
    ),
    ...frequent.map(({ itemNumber }) => hero(itemNumber)),
    ...systems.filter((itemNumber) => !faces.includes(itemNumber)).map(hero),
    ...parts.filter((part) => !frequent.includes(part)).map(({ itemNumber }) => hero(itemNumber)),
  ]
}

const hero = (itemNumber: string): Shot => ({ itemNumber, view: 'hero', isFace: false })

/** Spare parts people ask for: what breaks, what is lost, what is outgrown. */
const asked =
  /^(Behälter|Container|Zusatzbehälter|Schwenkbehälter|Spannkrone|Haken|Deckel|Aktivkohlefilter|Führung|Dämpfer|Deckelscharnier|Deckelgelenk|Rolle|Tragbügel|Einsatzrahmen X-LINE (55|60)|Schwenkarm|Tragrahmen|Gehäuse|Bügel)/

/** The variant by which a product is known: its fullest. */
function faceOfEachProduct(): string[] {
  const { products } = JSON.parse(
    readFileSync(new URL('../db/seed/products.json', import.meta.url), 'utf8'),
  ) as { products: { variants: { itemNumber: string; bins: unknown[]; totalLitres: number }[] }[] }
  return products.flatMap(({ variants }) => {
    const [fullest] = variants.toSorted(
      (one, other) => other.bins.length - one.bins.length || other.totalLitres - one.totalLitres,
    )
    return fullest ? [fullest.itemNumber] : []
  })
}
