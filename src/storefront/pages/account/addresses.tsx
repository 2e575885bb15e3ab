import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'addresses'), robots: 'noindex' })

export default function Addresses() {
  return <PlainPage name="addresses" next={['account', 'orders', 'profile']} />
}
