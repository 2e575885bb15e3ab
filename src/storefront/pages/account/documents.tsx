import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'documents'), robots: 'noindex' })

export default function Documents() {
  return <PlainPage name="documents" next={['account', 'orders', 'contact']} />
}
