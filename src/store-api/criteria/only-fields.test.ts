import { describe, expect, it } from 'vitest'
import { onlyFields, visibleFields } from './only-fields.ts'

const product = {
  id: '1',
  name: 'Bin',
  cover: { url: '/a', alt: 'A', apiAlias: 'media' },
  options: [
    { id: '2', name: 'green', group: { id: '3', name: 'Colour', apiAlias: 'group' }, apiAlias: 'option' },
  ],
  apiAlias: 'product',
}

describe('the fields that are wished for', () => {
  it('stay with the id and the name of the thing', () => {
    expect(onlyFields(product, ['cover.url', 'options.group'])).toEqual({
      id: '1',
      cover: { url: '/a', apiAlias: 'media' },
      options: [{ group: product.options[0]?.group, apiAlias: 'option' }],
      apiAlias: 'product',
    })
    expect(onlyFields(product, null)).toBe(product)
  })

  it('are told by what a thing is, at any depth', () => {
    expect(visibleFields([product], { option: ['name'], product: ['options'] }, null)).toEqual([
      { options: [{ name: 'green', apiAlias: 'option' }], apiAlias: 'product' },
    ])
    expect(visibleFields(product, null, { product: ['options', 'id'], media: ['alt'] })).toEqual({
      name: 'Bin',
      cover: { url: '/a', apiAlias: 'media' },
      apiAlias: 'product',
    })
  })
})
