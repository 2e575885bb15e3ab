import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'resetPassword'), robots: 'noindex' })

export default function ResetPassword() {
  return <PlainPage name="resetPassword" next={['recoverPassword', 'login', 'contact']} />
}
