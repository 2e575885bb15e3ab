import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shopFaces } from './shop-font.server.ts'

const faces = shopFaces(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'))
const text = ({ characters }: { characters: number[] }) => new Set(String.fromCodePoint(...characters))

it('gives each character to the last face that has it', () => {
  const css = `
    @font-face { src: url('@shop-font/rest.woff2'); unicode-range: U+0041-0044, U+20AC; }
    @font-face { src: url('@shop-font/first.woff2'); unicode-range: U+0042, U+0044; }`

  expect(shopFaces(css)).toEqual([
    { file: 'rest.woff2', characters: [0x41, 0x43, 0x20ac] },
    { file: 'first.woff2', characters: [0x42, 0x44] },
  ])
})

it.each([
  ['German', 'Größe Übung Äpfel Öffnung: 12,50 – für 3 Stück (à 8 l), «nachhaltig» & 100% sauber!'],
  ['English', "Don’t wait… 5 years, 60 × 40 mm; that's it? Mail: a@b.example +41 44 000 00 00 © 2026 · 20°"],
  ['French', 'À l’été, où ça brûle: cœur, hôtel, maïs, île, forêt, être, âge, naïf – Éclat, déjà, È'],
  ['Italian', 'Perché così? È già più facile, sarà lunedì, però costa −12%'],
])('has with the first file all that %s is mostly written with', (_, words) => {
  const first = faces.find(({ file }) => file === 'inter-shop.woff2')

  expect(first).toBeDefined()
  expect([...new Set(words)].filter((sign) => first && !text(first).has(sign))).toEqual([])
})

it('has everything in one of its files that is in the two alphabets of Western Europe', () => {
  const all = new Set(faces.flatMap(({ characters }) => characters))
  const latin = Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index)
  const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index)

  expect([...ascii, ...latin, 0x20ac].filter((character) => !all.has(character))).toEqual([])
})
