import { describe, expect, it } from 'vitest'
import { bracketed } from './bracketed.ts'

describe('a query string with brackets', () => {
  it.each([
    [
      { p: '2', order: 'name-asc' },
      { p: '2', order: 'name-asc' },
    ],
    [{ 'ids[]': 'a' }, { ids: ['a'] }],
    [{ 'ids[]': ['a', 'b'] }, { ids: ['a', 'b'] }],
    [
      { 'filter[0][type]': 'equals', 'filter[0][field]': 'name', 'filter[0][value]': 'x' },
      { filter: [{ type: 'equals', field: 'name', value: 'x' }] },
    ],
    [{ 'includes[product][]': ['id', 'name'] }, { includes: { product: ['id', 'name'] } }],
    [{ 'associations[media][limit]': '1' }, { associations: { media: { limit: '1' } } }],
    [
      { 'odd[': '1', ']': '2' },
      { 'odd[': '1', ']': '2' },
    ],
  ])('%j means %j', (query, wish) => expect(bracketed(query)).toEqual(wish))

  it('cannot reach behind the object', () => {
    const wish = bracketed({ '__proto__[evil]': '1', 'a[__proto__][evil]': '1' })

    expect(({} as Record<string, unknown>).evil).toBeUndefined()
    expect(Object.keys(wish)).toEqual(['__proto__', 'a'])
  })

  it('may not be nested without end', () => {
    expect(() => bracketed({ [`a${'[b]'.repeat(50)}`]: '1' })).toThrow('request.parameter-invalid')
  })
})
