import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'cart'), robots: 'noindex' })

export default function Cart() {
  return <PlainPage name="cart" next={['wasteSystems', 'spareParts', 'shipping']} />
}
