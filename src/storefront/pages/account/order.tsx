import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'order'), robots: 'noindex' })

export default function Order() {
  return <PlainPage name="order" next={['orders', 'documents', 'contact']} />
}
