import { useEffect, useRef, useState } from 'react'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../shop-frame.tsx'
import { productPath } from '../product/product-path.ts'
import type { WireMedia, WireProduct } from '../product/wire.ts'

/** Where a suggestion leads and how it looks; `detail` is a number, or what kind of page it is. */
export type Suggestion = {
  key: string
  name: string
  detail: string
  picture: WireMedia | null
  path: string
}
export type SuggestionGroup = { key: 'numbers' | 'products' | 'pages' | 'documents'; items: Suggestion[] }
export type Suggestions = {
  term: string
  /** What was looked for in its place. */
  corrected: string | null
  groups: readonly SuggestionGroup[]
  /** The number was read wrong: these look like it. */
  isMisread: boolean
}

const shortestTerm = 2
const restMs = 160
const mostProducts = 5
const mostBeside = 3

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
        const answer = await fetchStoreApi().call('POST /search-groups', {
          search: term,
          suggest: true,
          limit: mostProducts,
          beside: mostBeside,
        })
        if (latest.current !== term) return

        const toProduct = (product: WireProduct): Suggestion => ({
          key: product.id,
          name: product.name,
          detail: product.productNumber,
          picture: product.cover?.media ?? null,
          path: productPath(locale, product),
        })
        const toPage = ({ kind, path, name, teaser }: Page): Suggestion => ({
          key: path,
          name,
          detail: kind === 'document' ? teaser : '',
          picture: null,
          path: paths.seo(locale, path),
        })
        const { numbers, products, pages, documents } = answer
        const byNumber = numbers.elements.map(toProduct)
        const known = new Set(byNumber.map(({ key }) => key))
        const groups: SuggestionGroup[] = [
          { key: 'numbers', items: byNumber },
          {
            key: 'products',
            items: products.elements.map(toProduct).filter(({ key }) => !known.has(key)),
          },
          { key: 'pages', items: pages.elements.map(toPage) },
          { key: 'documents', items: documents.elements.map(toPage) },
        ]
        setFound({
          term,
          corrected: answer.corrected,
          isMisread: numbers.isMisread,
          groups: groups.filter(({ items }) => items.length > 0),
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

type Page = { kind: string; path: string; name: string; teaser: string }
