import { useLoaderData } from 'react-router'
import { everybodys } from '../../page-cache.ts'
import { LinePage } from '../../parts/lines/line-page.tsx'
import { lineLoader, lineMeta, lineWords } from '../../parts/lines/line-route.ts'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'

export const handle = { cache: everybodys }

export const words = lineWords
export const loader = lineLoader('d-line')
export const action = addToCart
export const meta = lineMeta('d-line')

export default function DLine() {
  return <LinePage line="d-line" loaded={useLoaderData<typeof loader>()} />
}
