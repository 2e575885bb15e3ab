import { access } from './access.ts'
import { account } from './account.ts'
import { cabinet } from './cabinet.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { configurator } from './configurator.ts'
import { dealers } from './dealers.ts'
import { errors } from './errors.ts'
import { exploded } from './exploded.ts'
import { finder } from './finder.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { lines } from './lines.ts'
import { notices } from './notices.ts'
import { order } from './order.ts'
import { pages } from './pages.ts'
import { person } from './person.ts'
import { product } from './product.ts'
import { professional } from './professional.ts'
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

/** The original. Each area of the shop has its own file; the other languages have the same. */
export const de = {
  access,
  account,
  cabinet,
  cart,
  catalogue,
  checkout,
  configurator,
  dealers,
  errors,
  forms,
  exploded,
  finder,
  home,
  lines,
  notices,
  order,
  pages,
  person,
  product,
  professional,
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

/** A missing or surplus key in another language does not compile. */
export type Texts = typeof de
