import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { useWishlist } from '../../browser/use-wishlist.ts'
import { forget, remember } from '../../browser/wishlist-state.ts'
import { isProductId } from '../../browser/wishlist-storage.ts'
import type { WireProduct } from '../product/wire.ts'
import { type KeptWishlist, loadRemembered } from './load-wishlist.ts'

export type Remembered = {
  /** What is on the list now. */
  ids: readonly string[]
  /** What was on it since the page was opened: what is taken off stays in sight and can be put back. */
  products: readonly WireProduct[]
  /** How many of the list are no longer sold. */
  gone: readonly string[]
  state: 'asking' | 'there' | 'failed'
}

/** The wishlist of this page, from the shop or, for visitors, from the browser. */
export function useRemembered(kept: KeptWishlist | null): Remembered {
  const { ids: here, known } = useWishlist()
  const [loaded, setLoaded] = useState<KeptWishlist | null>(kept)
  const [hasFailed, setFailed] = useState(false)
  useAskedFor()

  const ids = known ? here : (kept?.ids ?? [])
  const isNew = known && ids.some((id) => !loaded?.ids.includes(id))
  useEffect(() => {
    if (!known || (loaded && !isNew)) return
    let isLeft = false
    loadRemembered(fetchStoreApi(), ids).then(
      (products) => !isLeft && setLoaded((before) => joined(before, { ids, products })),
      (error: unknown) => {
        console.error('What is remembered could not be read.', error)
        if (!isLeft) setFailed(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [known, loaded, isNew, ids])

  const products = loaded?.products ?? []
  return {
    ids,
    products,
    gone: ids.filter((id) => loaded?.ids.includes(id) && !products.some((product) => product.id === id)),
    state: hasFailed ? 'failed' : loaded && !isNew ? 'there' : 'asking',
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

const joined = (before: KeptWishlist | null, now: KeptWishlist): KeptWishlist => {
  const left = before?.products.filter(({ id }) => !now.ids.includes(id)) ?? []
  return { ids: [...now.ids, ...left.map(({ id }) => id)], products: [...now.products, ...left] }
}
