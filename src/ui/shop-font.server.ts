import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const tokens = join(import.meta.dirname, 'tokens.css')
const folder = join(import.meta.dirname, '../../node_modules/.cache/shop-font')

/** From the lightest to the boldest that text is set in; the file of the package has 100 to 900. */
const weights = { min: 400, max: 700, default: 400 }

/** Kerning, accents put together, and figures of one width for prices; not arrows and signs made of several characters. */
const features = ['kern', 'ccmp', 'tnum']

/** `@shop-font/*.woff2` for the stylesheet: of Inter what each of its faces is to have. */
export function shopFont(): Plugin {
  return {
    name: 'shop-font',
    async config() {
      mkdirSync(folder, { recursive: true })
      await Promise.all(shopFaces(readFileSync(tokens, 'utf8')).map(writeFace))
      return { resolve: { alias: { '@shop-font': folder } } }
    },
  }
}

export type ShopFace = { file: string; characters: number[] }

/** The faces of a stylesheet that are made here, with the characters of their `unicode-range` that no later one has. */
export function shopFaces(css: string): ShopFace[] {
  const faces = [...css.matchAll(/@shop-font\/([\w.-]+)'[^}]*unicode-range:([^;]*);/g)].map(
    ([, file = '', ranges = '']) => ({ file, characters: ranges.split(',').flatMap(charactersOf) }),
  )
  return faces.map(({ file, characters }, place) => {
    const later = new Set(faces.slice(place + 1).flatMap((face) => face.characters))
    return { file, characters: characters.filter((character) => !later.has(character)) }
  })
}

/** `U+0041-005A`, `U+00DF`. */
function charactersOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

async function writeFace({ file, characters }: ShopFace): Promise<void> {
  const font = await subsetFont(readFileSync(resolve(inter)), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
  // The pages are built for browser and server at once: neither may read what the other has half written.
  const half = join(folder, `${file}-${process.pid}`)
  writeFileSync(half, font)
  renameSync(half, join(folder, file))
}
