import { expect, it } from 'vitest'
import { catalogue as de } from './de/catalogue.ts'
import { catalogue as en } from './en/catalogue.ts'
import { catalogue as fr } from './fr/catalogue.ts'
import { catalogue as it_ } from './it/catalogue.ts'

it.each([
  ['German', de, 'bis 5', 'ab 12'],
  ['English', en, 'to 5', 'from 12'],
  ['Italian', it_, 'fino a 5', 'da 12'],
  ['French', fr, 'jusqu’à 5', 'dès 12'],
])(
  'says in %s up to which quantity a tier goes, and from which the last begins',
  (_, { price }, to, from) => {
    expect([price.to(5), price.tierFrom(12)]).toEqual([to, from])
  },
)
