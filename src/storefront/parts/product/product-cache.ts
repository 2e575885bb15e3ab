import type { PageCache } from '../../page-cache.ts'
import { reviewParameters } from './review-query.ts'

/** Names the number of a part that somebody looked for and this one took the place of. */
export const insteadOf = 'instead-of'

/** A product; its address may ask for other reviews than the newest. */
export const productCache = { query: [...reviewParameters, insteadOf] } satisfies PageCache
