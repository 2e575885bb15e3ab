import { expect, it } from 'vitest'
import { calledAsTyped } from './called.ts'

it.each([
  ['bozen', 'Bolzano', 'Bozen (Bolzano)'],
  ['Genf', 'Genève', 'Genf (Genève)'],
  [' Bolzano ', 'Bolzano', 'Bolzano'],
  ['39100', 'Bolzano', 'Bolzano'],
  ['Bozen, Italien', 'Bolzano', 'Bolzano'],
])('%j is %s, called %s', (typed, name, called) => {
  expect(calledAsTyped(typed, name, ['Bolzano', 'Bozen', 'Genf', 'Genève'])).toBe(called)
})
