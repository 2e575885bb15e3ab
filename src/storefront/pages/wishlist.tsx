import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Meta } from '../meta.ts'
import { storeApiContext } from '../page-context.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { loadWishlist, shownUpTo } from '../parts/wishlist/load-wishlist.ts'
import { WishlistView } from '../parts/wishlist/wishlist-view.tsx'
import type { wishlistAction } from './wishlist-action.ts'

export { wishlistAction as action } from './wishlist-action.ts'

export const words = ['catalogue', 'pages', 'wishlist'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const url = new URL(request.url)
  const [terms, kept, { salesChannel }] = await Promise.all([
    loadTerms(api),
    loadWishlist(api, shownUpTo(url.searchParams.get('n'))),
    api.call('GET /context'),
  ])
  // Where the shop keeps none, hearts work all the same: this browser remembers, and no account is promised to.
  const { wishlistEnabled: mayKeep } = salesChannel.extensions
  return { terms, kept, mayKeep, origin: url.origin }
}

// Hearts change the list by themselves, and what is shown stays until the page is left. Only its link is the shop's to know.
export const shouldRevalidate = ({ formData }: ShouldRevalidateFunctionArgs) =>
  String(formData?.get('intent')).endsWith('share')

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.wishlist.title,
  description: texts.wishlist.empty.text,
  robots: 'noindex',
  trail: [{ name: texts.pages.wishlist.title }],
})

export default function Wishlist() {
  const { terms, kept, mayKeep, origin } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof wishlistAction>()
  const shown = answer && 'shown' in answer ? answer.shown : null

  return (
    <div className="shell min-h-[70svh] pb-20" data-shows="wishlist">
      <PageTrail />
      <ShopTerms terms={terms}>
        <WishlistView {...{ kept, mayKeep, shown, origin }} />
      </ShopTerms>
    </div>
  )
}
