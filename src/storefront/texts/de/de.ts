import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { errors } from './errors.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { site } from './site.ts'
import { violations } from './violations.ts'

/** The original. Each area of the shop has its own file; the other languages have the same. */
export const de = { cart, catalogue, checkout, errors, notices, pages, site, violations }

/** A missing or surplus key in another language does not compile. */
export type Texts = typeof de
