import { describe, expect, it } from 'vitest'
import type { Id } from '../../values/ids.ts'
import { choices, findVariant, type Variant } from './configurator.ts'
import type { OptionInLanguage } from './product.ts'

const option = (group: string, name: string, position: number): OptionInLanguage => ({
  id: `${group}-${name}`,
  name,
  groupId: group,
  groupName: group,
  groupPosition: group === 'size' ? 1 : 2,
  displayType: 'text',
  position,
  color: null,
})
const small = option('size', '17 l', 0)
const large = option('size', '35 l', 0)
const green = option('colour', 'green', 0)
const black = option('colour', 'black', 1)

const variant = (name: string, options: OptionInLanguage[], isAvailable = true): Variant => ({
  id: name as Id<'product'>,
  options,
  isAvailable,
  seoPath: null,
})
const variants = [
  variant('small green', [small, green]),
  variant('small black', [small, black]),
  variant('large black', [large, black]),
]

describe('the choices of a family', () => {
  it('stand in their groups, by position, then by size', () => {
    const found = choices(variants.toReversed(), [small, green])

    expect(found.map(({ group, options }) => [group.groupId, ...options.map(({ name }) => name)])).toEqual([
      ['size', '17 l', '35 l'],
      ['colour', 'green', 'black'],
    ])
  })

  it('say what goes with the rest of what is shown', () => {
    const combinable = (shown: OptionInLanguage[]) =>
      choices(variants, shown)
        .flatMap(({ options }) => options)
        .filter(({ combinable }) => combinable)
        .map(({ name }) => name)

    expect(combinable([small, green])).toEqual(['17 l', 'green', 'black'])
    expect(combinable([large, black])).toEqual(['17 l', '35 l', 'black'])
  })
})

describe('the variant for some options', () => {
  const find = (options: OptionInLanguage[], switched: string | null = null, among = variants) =>
    findVariant(
      among,
      options.map(({ id }) => id),
      switched,
    )?.id

  it('is the one that has them all', () => expect(find([small, black])).toBe('small black'))

  it('is none when they do not go together', () => expect(find([large, green])).toBeUndefined())

  it('keeps what was switched last', () => {
    expect(find([large, green], 'size')).toBe('large black')
    expect(find([large, green], 'colour')).toBe('small green')
  })

  it('is one that can be had, when the options leave a choice', () => {
    const half = [variant('first', [small, green], false), variant('second', [small, black])]

    expect(find([small], 'size', half)).toBe('second')
  })
})
