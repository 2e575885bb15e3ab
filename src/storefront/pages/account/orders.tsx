import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'orders'), robots: 'noindex' })

export default function Orders() {
  return <PlainPage name="orders" next={['account', 'documents', 'contact']} />
}
