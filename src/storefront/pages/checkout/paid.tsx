import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'checkoutPaid'), robots: 'noindex' })

export default function Paid() {
  return <PlainPage name="checkoutPaid" next={['wasteSystems', 'service', 'contact']} />
}
