import type { PageCache } from '../../page-cache.ts'
import { reviewParameters } from './review-query.ts'

/** A product; its address may ask for other reviews than the newest. */
export const productCache = {
  query: ['stars', 'reviews-in', 'reviews-by', 'reviews-page'],
} satisfies PageCache
