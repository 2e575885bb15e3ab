import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'checkout'), robots: 'noindex' })

export default function Checkout() {
  return <PlainPage name="checkout" next={['cart', 'shipping', 'contact']} />
}
