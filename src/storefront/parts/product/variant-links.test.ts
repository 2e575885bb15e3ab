import { describe, expect, it } from 'vitest'
import { variantLinks } from './variant-links.ts'

const group = (id: string, ...options: string[]) => ({
  id,
  name: id,
  options: options.map((id) => ({ id, name: id })),
})
const groups = [group('size', 'small', 'large'), group('colour', 'green', 'grey', 'red')]
const siblings = [
  { id: 'a', optionIds: ['small', 'green'] },
  { id: 'b', optionIds: ['large', 'green'] },
  { id: 'c', optionIds: ['large', 'grey'] },
]
const led = (chosen: string[]) =>
  variantLinks(groups, chosen, siblings).map(({ options }) =>
    options.map(({ id, product, combinable }) => [id, product?.id ?? null, combinable]),
  )

describe('the options of a variant', () => {
  it('lead to the variant that differs in them alone', () => {
    expect(led(['large', 'green'])).toEqual([
      [
        ['small', 'a', true],
        ['large', 'b', true],
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
})
