import type { Texts } from '../texts.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { lines } from './lines.ts'
import { notices } from './notices.ts'
import { order } from './order.ts'
import { pages } from './pages.ts'
import { product } from './product.ts'
import { reading } from './reading.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { spares } from './spares.ts'
import { styleguide } from './styleguide.ts'
import { systems } from './systems.ts'
import { violations } from './violations.ts'
import { wishlist } from './wishlist.ts'
import { withdrawal } from './withdrawal.ts'

export const en: Texts = {
  cart,
  catalogue,
  checkout,
  errors,
  home,
  lines,
  notices,
  order,
  pages,
  product,
  reading,
  review,
  search,
  site,
  spares,
  styleguide,
  systems,
  violations,
  wishlist,
  withdrawal,
}
