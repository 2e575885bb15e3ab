import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'profile'), robots: 'noindex' })

export default function Profile() {
  return <PlainPage name="profile" next={['account', 'password', 'addresses']} />
}
