import { expect, it } from 'vitest'
import { shownPages } from './pagination.tsx'

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, -9, 9]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [9, 9, [1, -8, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown))
