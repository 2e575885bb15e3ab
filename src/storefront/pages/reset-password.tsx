import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'resetPassword'), robots: 'noindex' })

export default function ResetPassword() {
  return <PlainPage name="resetPassword" under={['login']} next={['recoverPassword', 'login', 'contact']} />
}
