/** Quantities and ticks stand in the rows; these are the forms they belong to. */
export const orderFormId = 'order'
export const compareFormId = 'compare'

/** Names of the compared items in the address of their page. */
export const compareField = 'article'
export const mostCompared = 4

const prefix = 'pieces-'
export const quantityField = (productId: string): string => `${prefix}${productId}`

/** What is wished for in a form with quantities, in its order. Empty fields and nonsense are no wish. */
export function wishedArticles(form: FormData): { referencedId: string; quantity: number }[] {
  return [...form].flatMap(([name, typed]) => {
    if (!name.startsWith(prefix) || typeof typed !== 'string') return []
    const quantity = Math.floor(Number(typed))
    return Number.isFinite(quantity) && quantity >= 1
      ? [{ referencedId: name.slice(prefix.length), quantity: Math.min(quantity, mostPieces) }]
      : []
  })
}

const mostPieces = 100_000
