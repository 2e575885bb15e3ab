import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'login'), robots: 'noindex' })

export default function Login() {
  return <PlainPage name="login" next={['register', 'recoverPassword', 'checkout']} />
}
