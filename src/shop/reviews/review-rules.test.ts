import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reviewLimits, reviewProblems } from './review-rules.ts'

const good = { name: 'Ada', title: 'Sehr gut', content: 'x'.repeat(40), points: 4 }
const broken = (over: Partial<Parameters<typeof reviewProblems>[0]>) =>
  reviewProblems({ ...good, ...over }).map(({ rule, path, detail }) => [path.join('.'), rule, detail])

describe('a review', () => {
  it('says at least a little, in whole stars', () => expect(broken({})).toEqual([]))

  it.each([
    [{ points: null }, ['points', 'blank', undefined]],
    [{ points: 0 }, ['points', 'too-low', { compared_value: 1 }]],
    [{ points: -1 }, ['points', 'too-low', { compared_value: 1 }]],
    [{ points: 6 }, ['points', 'too-high', { compared_value: 5 }]],
    [{ points: Number.POSITIVE_INFINITY }, ['points', 'too-high', { compared_value: 5 }]],
    [{ points: 4.5 }, ['points', 'wrong-type', { type: 'int' }]],
    [{ name: null }, ['name', 'blank', undefined]],
    [{ name: '' }, ['name', 'blank', undefined]],
    [{ name: 'x'.repeat(61) }, ['name', 'too-long', { limit: 60 }]],
    [{ title: '' }, ['title', 'blank', undefined]],
    [{ title: 'Gut!' }, ['title', 'too-short', { limit: 5 }]],
    [{ title: 'x'.repeat(121) }, ['title', 'too-long', { limit: 120 }]],
    [{ content: '' }, ['content', 'blank', undefined]],
    [{ content: 'x'.repeat(39) }, ['content', 'too-short', { limit: 40 }]],
    [{ content: 'x'.repeat(4001) }, ['content', 'too-long', { limit: 4000 }]],
  ])('is refused with %o', (over, problem) => expect(broken(over)).toEqual([problem]))

  it('is refused for everything at once', () => {
    expect(broken({ name: '', title: '', content: '', points: null })).toHaveLength(4)
  })

  it('counts what people see', () => expect(broken({ title: '👍👍👍👍👍' })).toEqual([]))

  it('may be as long and as short as it says', () => {
    const { title, content } = reviewLimits
    fc.assert(
      fc.property(
        fc.integer({ min: title.least, max: title.most }),
        fc.integer({ min: content.least, max: content.most }),
        fc.integer({ min: 1, max: 5 }),
        (inTitle, inContent, points) => {
          expect(broken({ title: 'ä'.repeat(inTitle), content: 'ß'.repeat(inContent), points })).toEqual([])
        },
      ),
    )
  })
})
