import type { Texts } from '../texts.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { errors } from './errors.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { site } from './site.ts'
import { violations } from './violations.ts'

export const it: Texts = { cart, catalogue, checkout, errors, notices, pages, site, violations }
