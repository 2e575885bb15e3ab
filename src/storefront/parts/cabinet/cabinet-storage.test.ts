import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestName, mostCabinets } from '../../../shop/cabinets/cabinet.ts'
import {
  type Cabinets,
  chosenOf,
  noCabinets,
  parseCabinets,
  renamed,
  withCabinet,
  withoutCabinet,
} from './cabinet-storage.ts'

const place = (bodyWidth: number) => ({ systemType: 'complete', measures: { bodyWidth } }) as const

describe('kept cabinets', () => {
  it('are read as they were written, whatever else stands there', () => {
    const stored = JSON.stringify({
      chosen: 'complete_bodyWidth-550',
      all: [
        { name: ' Küche\n', place: 'complete_bodyWidth-600' },
        { name: 7, place: 'complete_bodyWidth-550' },
        { name: 'x', place: 'round' },
        null,
        'complete',
      ],
    })
    expect(parseCabinets(stored)).toEqual({
      chosen: 'complete_bodyWidth-550',
      all: [
        { id: 'complete_bodyWidth-600', name: 'Küche', place: place(600) },
        { id: 'complete_bodyWidth-550', name: '', place: place(550) },
      ],
    })
  })

  it('are none where something else is kept', () => {
    for (const stored of [null, '', '{', '[]', '7', '{"all":7}', 'null'])
      expect(parseCabinets(stored)).toEqual(noCabinets)
    fc.assert(fc.property(fc.json(), (stored) => parseCabinets(stored).all.length <= mostCabinets))
  })

  it('are chosen when they are kept, and kept once', () => {
    const two = withCabinet(withCabinet(noCabinets, place(600)), place(550))
    expect(chosenOf(two)?.place).toEqual(place(550))
    const again = withCabinet(renamed(two, 'complete_bodyWidth-600', 'Küche'), place(600))
    expect(again.all.map(({ name }) => name)).toEqual(['Küche', ''])
    expect(chosenOf(again)?.name).toBe('Küche')
  })

  it('make room for new ones', () => {
    const many = Array.from({ length: 30 }, (_, index) => place(400 + index)).reduce<Cabinets>(
      withCabinet,
      noCabinets,
    )
    expect(many.all).toHaveLength(mostCabinets)
    expect(chosenOf(many)?.place).toEqual(place(429))
  })

  it('leave another chosen when the chosen one goes', () => {
    const two = withCabinet(withCabinet(noCabinets, place(600)), place(550))
    const one = withoutCabinet(two, 'complete_bodyWidth-550')
    expect(chosenOf(one)?.place).toEqual(place(600))
    expect(withoutCabinet(one, 'complete_bodyWidth-600')).toEqual(noCabinets)
  })

  it('have names that fit', () => {
    const one = withCabinet(noCabinets, place(600))
    expect(renamed(one, 'complete_bodyWidth-600', 'x'.repeat(99)).all[0]?.name).toHaveLength(longestName)
  })
})
