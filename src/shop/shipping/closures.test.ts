import { expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { Closure } from '../channel/channel.ts'
import { closuresAround, firstDeliveryAfterClosure } from './closures.ts'

const words: Translated = { 'de-DE': '', 'en-US': '', 'it-IT': '', 'fr-FR': '' }

// Specification 9: the summer break of 2025.
const summer: Closure = {
  id: idFrom('closure', 'summer'),
  firstDay: '2025-07-19',
  lastDay: '2025-08-03',
  firstDeliveryHome: '2025-08-05',
  firstDeliveryAbroad: '2025-08-07',
  title: words,
  text: words,
}

it.each([
  ['2025-07-18', false, null],
  ['2025-07-19', false, '2025-08-05'],
  ['2025-08-03', true, '2025-08-07'],
  ['2025-08-04', true, null],
] as const)('on %s, abroad %s, the first delivery is %s', (day, abroad, first) => {
  expect(firstDeliveryAfterClosure([summer], day, abroad)).toBe(first)
})

it.each([
  ['2025-07-04', 0],
  ['2025-07-05', 1],
  ['2025-08-03', 1],
  ['2025-08-04', 0],
] as const)('on %s %i closures matter', (day, count) => {
  expect(closuresAround([summer], day)).toHaveLength(count)
})
