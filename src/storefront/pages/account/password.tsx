import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'password'), robots: 'noindex' })

export default function Password() {
  return <PlainPage name="password" next={['account', 'profile', 'contact']} />
}
