import { errors } from './errors.ts'
import { pages } from './pages.ts'
import { site } from './site.ts'

/** The original. Each area of the shop has its own file; the other languages have the same. */
export const de = { errors, pages, site }

/** A missing or surplus key in another language does not compile. */
export type Texts = typeof de
