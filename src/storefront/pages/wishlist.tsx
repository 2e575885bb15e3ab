import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Meta } from '../meta.ts'
import { storeApiContext } from '../page-context.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { ShopTerms } from '../parts/terms.tsx'
import { loadWishlist } from '../parts/wishlist/load-wishlist.ts'
import { WishlistView } from '../parts/wishlist/wishlist-view.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { wishlistAction } from './wishlist-action.ts'

export { wishlistAction as action } from './wishlist-action.ts'

export const words = ['catalogue', 'pages', 'wishlist'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const [terms, kept] = await Promise.all([loadTerms(api), loadWishlist(api)])
  return { terms, kept }
}

// Hearts change the list by themselves, and what is shown stays until the page is left.
export const shouldRevalidate = () => false

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.wishlist.title,
  description: texts.wishlist.empty.text,
  robots: 'noindex',
})

export default function Wishlist() {
  const { terms, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof wishlistAction>()
  const shown = answer && 'shown' in answer ? answer.shown : null
  const { pages, site } = useTexts()
  const path = usePaths()

  return (
    <div className="shell min-h-[70svh] pb-20" {...(kept === null && { 'data-shows': 'wishlist' })}>
      <Breadcrumb
        label={site.breadcrumb}
        trail={[{ name: site.home, to: path('home') }, { name: pages.wishlist.title }]}
      />
      <ShopTerms terms={terms}>
        <WishlistView kept={kept} shown={shown} />
      </ShopTerms>
    </div>
  )
}
