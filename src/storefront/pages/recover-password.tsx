import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'recoverPassword'), robots: 'noindex' })

export default function RecoverPassword() {
  return <PlainPage name="recoverPassword" next={['login', 'register', 'contact']} />
}
