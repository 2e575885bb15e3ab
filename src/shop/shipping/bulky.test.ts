import { expect, it } from 'vitest'
import { isBulky, type Piece } from './bulky.ts'

const small: Piece = { bulky: false, grams: 5_000, widthMm: 400, heightMm: 300, depthMm: null }

it.each<[string, Partial<Piece>, boolean]>([
  ['a parcel', {}, false],
  ['what measures 1200 mm', { widthMm: 1200 }, false],
  ['what is longer', { depthMm: 1201 }, true],
  ['what weighs 30 kg', { grams: 30_000 }, false],
  ['what is heavier', { grams: 30_001 }, true],
  ['what says so', { bulky: true }, true],
])('%s', (_, over, bulky) => {
  expect(isBulky({ ...small, ...over })).toBe(bulky)
})
