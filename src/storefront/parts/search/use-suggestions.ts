import { useEffect, useRef, useState } from 'react'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { useLocale } from '../../shop-frame.tsx'
import { productPath } from '../product/product-path.ts'

export type Suggestion = { id: string; name: string; number: string; picture: string | null; path: string }
export type Suggestions = { term: string; products: readonly Suggestion[]; total: number }

const shortestTerm = 3
const restMs = 300
const mostShown = 6

/** What the shop suggests for what is being typed, once the typing rests. An answer that comes too late is dropped. */
export function useSuggestions(typed: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const locale = useLocale()
  const latest = useRef('')
  const term = typed.trim()
  latest.current = term

  useEffect(() => {
    if (term.length < shortestTerm) return
    const timer = setTimeout(async () => {
      try {
        const { elements, total } = await fetchStoreApi().call('POST /search-suggest', {
          search: term,
          limit: mostShown,
          includes: {
            product: ['id', 'name', 'productNumber', 'cover', 'seoUrls'],
            product_media: ['media'],
            media: ['url'],
            seo_url: ['seoPathInfo'],
          },
        })
        if (latest.current !== term) return

        setFound({
          term,
          total,
          products: elements.map((product) => ({
            id: product.id,
            name: product.name,
            number: product.productNumber,
            picture: product.cover?.media.url ?? null,
            path: productPath(locale, product),
          })),
        })
      } catch (error) {
        // Suggestions are a courtesy: the search itself says what is wrong.
        console.warn('There are no suggestions to be had.', error)
      }
    }, restMs)
    return () => clearTimeout(timer)
  }, [term, locale])

  return found && found.term === term && term.length >= shortestTerm ? found : null
}
