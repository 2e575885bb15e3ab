import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it.each([
  ['für 600 mm Korpusbreite', 'für 600\u00a0mm Korpusbreite'],
  ['Neutrale Säcke 35 Liter, Rolle mit 20 Stück', 'Neutrale Säcke 35\u00a0Liter, Rolle mit 20\u00a0Stück'],
  ['for 17 l bin', 'for 17\u00a0l bin'],
  ['Systeme mit 35-Liter-Sack', 'Systeme mit 35-\u2060Liter-Sack'],
  ['2–4 Behälter', '2–4\u00a0Behälter'],
])('%s keeps its numbers with what they count', (text, kept) => {
  expect(unbroken(text)).toBe(kept)
})

it.each(['X-LINE 60 Compact 17', '10.60.171', 'bis 11 lose Säcke', 'S-LINE S60 Hellgrau', ''])(
  '%j stays as it is',
  (text) => {
    expect(unbroken(text)).toBe(text)
  },
)
