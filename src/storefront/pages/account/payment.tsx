import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'accountPayment'), robots: 'noindex' })

export default function Payment() {
  return <PlainPage name="accountPayment" next={['account', 'orders', 'profile']} />
}
