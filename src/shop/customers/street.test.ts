import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Country } from '../channel/channel.ts'
import { joinStreet, splitStreet } from './street.ts'

// The rules read nothing of a country but how its addresses are written.
const switzerland = { addressFormat: ['street houseNumber', 'zip city'] } as unknown as Country
const france = { addressFormat: ['houseNumber street', 'zip city'] } as unknown as Country

describe('a street', () => {
  it.each([
    ['Bahnhofstrasse 12', 'Bahnhofstrasse', '12'],
    ['Bahnhofstrasse 12a', 'Bahnhofstrasse', '12a'],
    ['Via Roma, 7/9', 'Via Roma', '7/9'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Hof Obertal', 'Hof Obertal', ''],
    ['Q7', 'Q7', ''],
    ['1234', '1234', ''],
    ['Postfach', 'Postfach', ''],
  ])('%s has its number behind', (line, street, houseNumber) => {
    expect(splitStreet(line, switzerland)).toEqual({ street, houseNumber })
  })

  it.each([
    ['12 rue du Lac', 'rue du Lac', '12'],
    ['12 bis, rue du Lac', 'rue du Lac', '12 bis'],
    ['rue du Lac 12', 'rue du Lac', '12'],
  ])('%s has it in front in France', (line, street, houseNumber) => {
    expect(splitStreet(line, france)).toEqual({ street, houseNumber })
  })

  it('is written the way of its country', () => {
    expect(joinStreet({ street: 'rue du Lac', houseNumber: '12 bis' }, france)).toBe('12 bis rue du Lac')
    expect(joinStreet({ street: 'Bahnhofstrasse', houseNumber: '12a' }, switzerland)).toBe(
      'Bahnhofstrasse 12a',
    )
    expect(joinStreet({ street: 'Hof Obertal', houseNumber: '' }, switzerland)).toBe('Hof Obertal')
  })

  it('loses nothing but a comma when it is taken apart and put together', () => {
    const words = fc.array(
      fc.constantFrom('Via', 'Roma', '12', '7a', 'de', "l'Église", 'Straße', '17.', 'Q7'),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(words, fc.constantFrom(switzerland, france), (words, country) => {
        const line = words.join(' ')
        const parts = splitStreet(line, country)
        expect([parts.street, parts.houseNumber].join(' ').split(' ').filter(Boolean).sort()).toEqual(
          words.toSorted(),
        )
        if (country === switzerland) expect(joinStreet(parts, country)).toBe(line)
      }),
    )
  })
})
