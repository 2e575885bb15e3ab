import type { PageCache } from '../../page-cache.ts'
import { reviewParameters } from './review-query.ts'

/** A product; its address may ask for other reviews than the newest. */
export const productCache = { query: reviewParameters } satisfies PageCache
