import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'checkoutUnpaid'), robots: 'noindex' })

export default function Unpaid() {
  return <PlainPage name="checkoutUnpaid" next={['checkout', 'contact', 'service']} />
}
