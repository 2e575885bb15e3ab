import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { clearWishlist, forget, restoreWishlist } from '../../browser/wishlist-state.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { ProductCard } from '../product/product-card.tsx'
import type { KeptWishlist } from './load-wishlist.ts'
import { type Remembered, useRemembered } from './use-remembered.ts'

type WishlistViewProps = {
  /** What the shop keeps for an account. */
  kept: KeptWishlist | null
  /** What the browser has told that it remembers (`browser/shown-wishlist.ts`). */
  shown: KeptWishlist | null
}

/** What is remembered, or how to begin. Without scripts only an account's list is known. */
export function WishlistView({ kept, shown }: WishlistViewProps) {
  const { pages, wishlist: words } = useTexts()
  const list = useRemembered(kept ?? shown)
  const [cleared, setCleared] = useState<readonly string[]>([])
  const isAlive = useHydrated()
  const { ids, products, gone, state } = list

  async function clear() {
    setCleared(await clearWishlist())
  }
  async function undo() {
    await restoreWishlist(cleared)
    setCleared([])
  }

  const isEmpty = state === 'there' && ids.length === 0
  const isCleared = isEmpty && cleared.length > 0
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{pages.wishlist.title}</h1>
        {ids.length > 0 && <p className="text-muted">{words.count(ids.length)}</p>}
      </div>
      {!isEmpty && (isAlive || kept || shown) && (
        <p className="mt-4 max-w-2xl text-muted">{kept ? words.synced : words.here}</p>
      )}
      <div aria-live="polite" className="mt-6 grid gap-4 empty:hidden">
        {isCleared && (
          <Alert tone="info">
            <span className="flex flex-wrap items-center gap-x-4">
              {words.cleared}
              <button type="button" className="link min-h-11" onClick={() => void undo()}>
                {words.undo}
              </button>
            </span>
          </Alert>
        )}
        {gone.length > 0 && <Gone ids={gone} />}
        {state === 'failed' && <Alert tone="danger">{words.failed}</Alert>}
      </div>
      {isEmpty || (!isAlive && (kept ?? shown)?.ids.length === 0) ? (
        <Empty />
      ) : (
        <Products list={list} isKept={kept !== null} />
      )}
      {!isAlive && kept === null && shown === null && <Unknown />}
      {ids.length > 0 && (
        <p className="mt-12 flex flex-wrap gap-3 border-t border-line pt-6">
          <Onward look="quiet" />
          {(isAlive || shown) && (
            <Button type="button" look="plain" data-later="only" onClick={() => void clear()}>
              {words.clear}
            </Button>
          )}
        </p>
      )}
      {state === 'asking' && isAlive && products.length === 0 && (
        <p role="status" className="mt-10 text-muted">
          {words.asking}
        </p>
      )}
    </>
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
            <ProductCard product={product} heading="h2" exact {...(isKept && { heart: 'forget' as const })} />
          </li>
        ))}
      </ul>
    </section>
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
