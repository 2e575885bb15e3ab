import { describe, expect, it } from 'vitest'
import { variantLinks } from './variant-links.ts'

const group = (id: string, displayType: string, ...options: string[]) => ({
  id,
  name: id,
  displayType,
  options: options.map((id) => ({ id, name: id })),
})
const groups = [
  group('size', 'text', 'small', 'large', 'huge'),
  group('colour', 'color', 'green', 'grey', 'red'),
]
const variant = (id: string, size: string, colour: string, available = true) => ({
  id,
  optionIds: [size, colour],
  available,
})
const siblings = [
  variant('a', 'small', 'green'),
  variant('b', 'large', 'green'),
  variant('c', 'large', 'grey'),
  variant('d', 'huge', 'grey'),
]
const led = (chosen: string[], among = siblings) =>
  variantLinks(groups, chosen, among).map(({ options }) =>
    options.map(({ id, product, combinable }) => [id, product?.id ?? null, combinable]),
  )
const conflicts = (chosen: string[], wished: string) =>
  variantLinks(groups, chosen, siblings)
    .flatMap(({ options }) => options)
    .find(({ id }) => id === wished)?.conflicts

describe('the options of a variant', () => {
  it('lead to the variant that differs in them alone', () => {
    expect(led(['large', 'green'])).toEqual([
      [
        ['small', 'a', true],
        ['large', 'b', true],
        ['huge', 'd', false],
      ],
      [
        ['green', 'b', true],
        ['grey', 'c', true],
        ['red', null, false],
      ],
    ])
  })

  it('lead to the nearest variant when the combination does not exist', () => {
    expect(led(['small', 'green'])[1]).toEqual([
      ['green', 'a', true],
      ['grey', 'c', false],
      ['red', null, false],
    ])
  })

  it('rather lead to a variant that can be had', () => {
    const among = [variant('sold out', 'large', 'grey', false), variant('there', 'huge', 'grey')]
    expect(led(['small', 'green'], [variant('a', 'small', 'green'), ...among])[1]?.[1]).toEqual([
      'grey',
      'there',
      false,
    ])
  })

  it('say in what alone they exist, and that this changes', () => {
    expect(conflicts(['large', 'green'], 'huge')).toEqual([
      { isColor: true, isOnly: true, not: 'green', becomes: 'grey' },
    ])
  })

  it('say what they do not go with when there are several others', () => {
    expect(conflicts(['small', 'green'], 'grey')).toEqual([
      { isColor: false, isOnly: false, not: 'small', becomes: 'large' },
    ])
  })

  it('have nothing to explain when only they change', () => {
    expect(conflicts(['large', 'green'], 'grey')).toEqual([])
  })
})
