import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'account'), robots: 'noindex' })

export default function Account() {
  return <PlainPage name="account" next={['orders', 'addresses', 'profile']} />
}
