import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const folder = join(import.meta.dirname, '../../node_modules/.cache/shop-font')

/** From the lightest to the boldest that text is set in; the file of the package has 100 to 900. */
const weights = { min: 400, max: 700, default: 400 }

/** Kerning, accents put together, and figures of one width for prices; not arrows and signs made of several characters. */
const features = ['kern', 'ccmp', 'tnum']

/** The `unicode-range` that `tokens.css` promises: all that German, English, Italian and French are written with. */
const characters = [
  ...range(0x20, 0xff),
  ...[0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212],
]

/** `@shop-font/inter-shop.woff2` for the stylesheet: Inter without what the shop never shows, 22 KB instead of 48. */
export function shopFont(): Plugin {
  return {
    name: 'shop-font',
    async config() {
      await writeShopFont()
      return { resolve: { alias: { '@shop-font': folder } } }
    },
  }
}

async function writeShopFont(): Promise<void> {
  const font = await subsetFont(readFileSync(resolve(inter)), String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
  mkdirSync(folder, { recursive: true })
  // The pages are built for browser and server at once: neither may read what the other has half written.
  const half = join(folder, `inter-shop-${process.pid}.woff2`)
  writeFileSync(half, font)
  renameSync(half, join(folder, 'inter-shop.woff2'))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
