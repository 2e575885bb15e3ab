import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { clearWishlist, forget, restoreWishlist } from '../../browser/wishlist-state.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { AllToCart } from './all-to-cart-form.tsx'
import { type KeptWishlist, type KnownWishlist, loadRemembered } from './load-wishlist.ts'
import { MoreLink } from './more-link.tsx'
import { ShareList } from './share-list.tsx'
import { type Remembered, useRemembered } from './use-remembered.ts'

type WishlistViewProps = {
  /** What the shop keeps for an account. */
  kept: KeptWishlist | null
  /** Whether it keeps any. */
  mayKeep: boolean
  /** What the browser has told that it remembers (`browser/shown-wishlist.ts`). */
  shown: KnownWishlist | null
  /** Where the shop is, for the link that is passed on. */
  origin: string
}

/** What is remembered, or how to begin. Without scripts only an account's list is known. */
export function WishlistView({ kept, mayKeep, shown, origin }: WishlistViewProps) {
  const { pages, wishlist: words } = useTexts()
  const list = useRemembered(kept ?? shown)
  const [cleared, setCleared] = useState<readonly string[]>([])
  const isAlive = useHydrated()
  const { ids, products, gone, hasMore, state } = list

  const isEmpty = state === 'there' && ids.length === 0
  // What was taken off by its heart, or lies in the cart, stays in sight; what was cleared away does not.
  const isBare = isEmpty && (products.length === 0 || cleared.length > 0)
  const isShown = isAlive || kept !== null || shown !== null
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{pages.wishlist.title}</h1>
        {ids.length > 0 && <p className="text-muted">{words.count(ids.length)}</p>}
      </div>
      {!isEmpty && isShown && (
        <p className="mt-4 max-w-2xl text-muted">
          {kept ? words.synced : mayKeep ? words.here : words.hereOnly} {ids.length > 0 && words.moves}
        </p>
      )}
      <div aria-live="polite" className="mt-6 grid gap-4 empty:hidden">
        {isEmpty && cleared.length > 0 && <Cleared ids={cleared} onUndone={() => setCleared([])} />}
        {gone.length > 0 && <Gone ids={gone} />}
        {state === 'failed' && <Alert tone="danger">{words.failed}</Alert>}
      </div>
      {ids.length > 0 && isShown && <AllOfIt list={list} isKept={kept !== null} />}
      {isBare || (!isAlive && (kept ?? shown)?.all.length === 0) ? (
        <Empty />
      ) : (
        <Products list={list} isKept={kept !== null} />
      )}
      {!isAlive && kept === null && shown === null && <Unknown />}
      {hasMore && products.length > 0 && <MoreLink />}
      {(ids.length > 0 || kept?.shareCode) && isShown && (
        <Below kept={kept} mayKeep={mayKeep} origin={origin} isEmpty={isEmpty} onCleared={setCleared} />
      )}
      {state === 'asking' && isAlive && products.length === 0 && (
        <p role="status" className="mt-10 text-muted">
          {words.asking}
        </p>
      )}
    </>
  )
}

/** Everything into the cart; what lies there leaves the list. */
function AllOfIt({ list: { ids, products }, isKept }: { list: Remembered; isKept: boolean }) {
  const { wishlist: words } = useTexts()

  async function findProducts() {
    const missing = ids.filter((id) => !products.some((product) => product.id === id))
    const more = await loadRemembered(fetchStoreApi(), missing)
    return [...products.filter(({ id }) => ids.includes(id)), ...more]
  }
  async function letGo(taken: readonly string[]) {
    try {
      if (taken.length === ids.length) await clearWishlist()
      else await Promise.all(taken.map(forget))
    } catch (error) {
      console.error('What lies in the cart could not be taken off the list.', error)
    }
  }
  return (
    <AllToCart
      findProducts={findProducts}
      onTaken={(taken) => void letGo(taken)}
      label={words.all}
      alive={!isKept}
    />
  )
}

/** What was taken off stays in sight until the page is left, so that one touch brings it back. */
function Products({ list: { ids, products }, isKept }: { list: Remembered; isKept: boolean }) {
  const { wishlist: words } = useTexts()
  if (products.length === 0) return null

  return (
    <section aria-label={words.products} className="mt-8">
      <ul className="product-grid lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className={ids.includes(product.id) ? '' : 'let-go'}>
            <ProductCard
              product={product}
              heading="h2"
              exact
              onAdded={() => void forget(product.id).catch(untold)}
              {...(isKept && { heart: 'forget' as const })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It lies in the cart, which was told; that it is on the list as well does no harm. */
const untold = (error: unknown) => console.error('It could not be taken off the list.', error)

type BelowProps = {
  kept: KeptWishlist | null
  mayKeep: boolean
  origin: string
  isEmpty: boolean
  onCleared: (ids: readonly string[]) => void
}

/** What else there is to do with the list: to pass it on, to go on, to empty it. */
function Below({ kept, mayKeep, origin, isEmpty, onCleared }: BelowProps) {
  const { wishlist: words } = useTexts()
  const path = usePaths()

  async function clear() {
    try {
      onCleared(await clearWishlist())
    } catch (error) {
      console.error('The wishlist could not be cleared.', error)
      showToast(words.share.failed, { tone: 'danger' })
    }
  }
  return (
    <div className="mt-14 grid gap-10 border-t border-line pt-8">
      {mayKeep && <ShareList kept={kept} origin={origin} />}
      {!isEmpty && (
        <div className="flex flex-wrap gap-3">
          <Onward look="quiet" />
          <form method="post" action={path('wishlist')}>
            <Button
              look="plain"
              name="intent"
              value="clear"
              data-later={kept ? 'rather' : 'only'}
              onClick={(event) => {
                event.preventDefault()
                void clear()
              }}
            >
              {words.clear}
            </Button>
          </form>
        </div>
      )}
    </div>
  )
}

function Cleared({ ids, onUndone }: { ids: readonly string[]; onUndone: () => void }) {
  const { wishlist: words } = useTexts()

  async function undo() {
    try {
      await restoreWishlist(ids)
      onUndone()
    } catch (error) {
      console.error('The wishlist could not be put back.', error)
      showToast(words.share.failed, { tone: 'danger' })
    }
  }
  return (
    <Alert tone="info">
      <span className="flex flex-wrap items-center gap-x-4">
        {words.cleared}
        <button type="button" className="link min-h-11" onClick={() => void undo()}>
          {words.undo}
        </button>
      </span>
    </Alert>
  )
}

function Gone({ ids }: { ids: readonly string[] }) {
  const { wishlist: words } = useTexts()

  async function drop() {
    for (const id of ids) await forget(id)
  }
  return (
    <Alert tone="warning">
      <span className="flex flex-wrap items-center gap-x-4">
        {words.gone(ids.length)}
        <button type="button" className="link min-h-11" data-later="only" onClick={() => void drop()}>
          {words.dropGone}
        </button>
      </span>
    </Alert>
  )
}

function Empty() {
  const { empty } = useTexts().wishlist

  return (
    <div className="mt-8">
      <EmptyState title={empty.title} text={empty.text}>
        <Onward />
      </EmptyState>
    </div>
  )
}

/** Before scripts have come nobody knows; without them nobody ever will, and the page says what else there is. */
function Unknown() {
  const { wishlist: words } = useTexts()

  return (
    <noscript>
      <div className="mt-8">
        <EmptyState title={words.empty.title} text={words.noScripts}>
          <Onward />
        </EmptyState>
      </div>
    </noscript>
  )
}

function Onward({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const { wishlist: words } = useTexts()
  const path = usePaths()

  return (
    <>
      <ButtonLink to={path('wasteSystems')} look={look}>
        {words.shopOn}
      </ButtonLink>
      <ButtonLink to={path('spareParts')} look="quiet">
        {words.spareParts}
      </ButtonLink>
    </>
  )
}
