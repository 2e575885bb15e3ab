import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { useWishlist } from '../../browser/use-wishlist.ts'
import { forget, remember } from '../../browser/wishlist-state.ts'
import { isProductId } from '../../browser/wishlist-storage.ts'
import type { WireProduct } from '../product/wire.ts'
import { type KnownWishlist, type LookedUp, loadRemembered, shownUpTo } from './load-wishlist.ts'

export type Remembered = {
  /** What is on the list now. */
  ids: readonly string[]
  /** What of it is shown, and what was taken off since the page was opened: that stays in sight and can be put back. */
  products: readonly WireProduct[]
  /** How many of the list are no longer sold. */
  gone: readonly string[]
  /** There is more of it than is shown. */
  hasMore: boolean
  state: 'asking' | 'there' | 'failed'
}

/** The wishlist of this page, from the shop or, for visitors, from the browser. */
export function useRemembered(begun: KnownWishlist | null): Remembered {
  const { ids: here, known } = useWishlist()
  const [search] = useSearchParams()
  const [looked, setLooked] = useState<LookedUp>(begun ?? { ids: [], products: [] })
  const [hasFailed, setFailed] = useState(false)
  useAskedFor()

  const ids = known ? here : (begun?.all ?? [])
  const wanted = ids.slice(0, shownUpTo(search.get('n')))
  const missing = wanted.filter((id) => !looked.ids.includes(id)).join()

  useEffect(() => {
    if (missing === '') return
    let isLeft = false
    const ids = missing.split(',')
    loadRemembered(fetchStoreApi(), ids).then(
      (products) => !isLeft && setLooked((before) => joined(before, { ids, products })),
      (error: unknown) => {
        console.error('What is remembered could not be read.', error)
        if (!isLeft) setFailed(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [missing])

  const { products } = looked
  const isKnown = known || begun !== null
  return {
    ids,
    products,
    gone: wanted.filter((id) => looked.ids.includes(id) && !products.some((product) => product.id === id)),
    hasMore: ids.length > wanted.length,
    state: hasFailed ? 'failed' : isKnown && missing === '' ? 'there' : 'asking',
  }
}

/** A heart touched before scripts came leads here with what it was about. */
function useAskedFor() {
  const [search, setSearch] = useSearchParams()
  const [added, dropped] = [search.get('remember'), search.get('forget')]

  useEffect(() => {
    if (!added && !dropped) return
    if (added && isProductId(added)) void remember(added)
    if (dropped && isProductId(dropped)) void forget(dropped)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [added, dropped, setSearch])
}

/** What came is newer than all that is there, or what was asked for beyond it. */
function joined(before: LookedUp, more: LookedUp): LookedUp {
  const isBeyond = before.ids.length >= shownUpTo(null)
  return isBeyond
    ? { ids: [...before.ids, ...more.ids], products: [...before.products, ...more.products] }
    : { ids: [...more.ids, ...before.ids], products: [...more.products, ...before.products] }
}
