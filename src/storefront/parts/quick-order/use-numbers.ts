import { useEffect, useState } from 'react'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'

export type KnownNumber = { number: string; name: string }

const shortestTerm = 2
const restMs = 160
const most = 8

/** The item numbers that complete what is being typed, once the typing rests: by number, or by name. */
export function useNumbers(typed: string): readonly KnownNumber[] {
  const [found, setFound] = useState<readonly KnownNumber[]>([])
  const term = typed.trim()

  useEffect(() => {
    if (term.length < shortestTerm) return
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const { numbers, products } = await fetchStoreApi().call('POST /search-groups', {
          search: term,
          suggest: true,
          limit: most,
          beside: most,
        })
        const known = [...numbers.elements, ...products.elements].map(({ productNumber, name }) => ({
          number: productNumber,
          name,
        }))
        if (isWanted) setFound([...new Map(known.map((one) => [one.number, one])).values()])
      } catch (error) {
        // Typing on goes well without suggestions.
        console.warn('No numbers could be suggested.', error)
      }
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [term])

  return term.length < shortestTerm ? [] : found
}
