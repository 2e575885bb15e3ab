import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'register'), robots: 'noindex' })

export default function Register() {
  return <PlainPage name="register" next={['login', 'checkout', 'privacy']} />
}
