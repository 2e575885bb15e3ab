import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { commandOf } from '../browser/command-id.ts'
import { fetchStoreApi } from '../browser/fetch-store-api.ts'
import type { Meta } from '../meta.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { loadTerms } from '../parts/load-terms.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { ProductGrid } from '../parts/product/product-grid.tsx'
import { ShopTerms } from '../parts/terms.tsx'
import { putAllIn } from '../parts/wishlist/all-to-cart.ts'
import { AllToCart } from '../parts/wishlist/all-to-cart-form.tsx'
import { loadShared, type SharedWishlist as SharedList, shownUpTo } from '../parts/wishlist/load-wishlist.ts'
import { MoreLink } from '../parts/wishlist/more-link.tsx'
import { paths } from '../paths.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { tellingAfter } from '../telling-after.ts'

export const words = ['catalogue', 'pages', 'wishlist'] as const

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const upTo = shownUpTo(new URL(request.url).searchParams.get('n'))
  const code = params.code ?? ''
  const [terms, shared] = await Promise.all([loadTerms(api), loadShared(api, code, upTo)])
  // Taken back, or mistyped: an answer in words, and a 404 all the same.
  return data({ terms, code, shared }, { status: shared ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args
  const form = await request.clone().formData()
  if (form.get('intent') !== 'cart') return addToCart(args)

  const api = context.get(storeApiContext)
  const shared = await loadShared(api, params.code ?? '', Number.POSITIVE_INFINITY)
  const put = await putAllIn(api, shared?.products ?? [], commandOf(form))
  if (!put) return data({ allFailed: true }, { status: 400 })
  return redirect(paths.cart(context.get(localeContext)), tellingAfter(put.notices, 'cart-filled'))
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.wishlist.shared.title,
  description: texts.wishlist.shared.description,
  // Whoever has the link may pass it on; a search engine has it from nobody.
  robots: 'noindex, nofollow',
  trail: [{ name: texts.wishlist.shared.title }],
})

/** A wishlist as whoever has its link sees it: to look at, to buy from, to remember from. */
export default function SharedWishlist() {
  const { terms, shared } = useLoaderData<typeof loader>()
  const { wishlist: words } = useTexts()

  return (
    <div className="shell min-h-[70svh] pb-20">
      <PageTrail />
      <ShopTerms terms={terms}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1>{words.shared.title}</h1>
          {shared && shared.total > 0 && <p className="text-muted">{words.count(shared.total)}</p>}
        </div>
        {shared && shared.products.length > 0 ? (
          <Shared shared={shared} />
        ) : (
          <Nothing isKnown={shared !== null} />
        )}
      </ShopTerms>
    </div>
  )
}

function Shared({ shared: { products, total } }: { shared: SharedList }) {
  const { code } = useLoaderData<typeof loader>()
  const { wishlist: words } = useTexts()
  const hasMore = total > products.length

  async function findAll() {
    const all = hasMore ? await loadShared(fetchStoreApi(), code, Number.POSITIVE_INFINITY) : null
    return all?.products ?? products
  }
  return (
    <>
      <p className="mt-4 max-w-2xl text-muted">{words.shared.text}</p>
      <AllToCart findProducts={findAll} label={words.all} />
      <section aria-label={words.products} className="mt-8">
        <ProductGrid products={products} heading="h2" exact />
      </section>
      {hasMore && <MoreLink />}
    </>
  )
}

function Nothing({ isKnown }: { isKnown: boolean }) {
  const { shared, shopOn } = useTexts().wishlist
  const path = usePaths()

  return (
    <div className="mt-8">
      <EmptyState
        title={isKnown ? shared.empty.title : shared.unknown.title}
        text={isKnown ? shared.empty.text : shared.unknown.text}
      >
        <ButtonLink to={path('wasteSystems')}>{shopOn}</ButtonLink>
      </EmptyState>
    </div>
  )
}
