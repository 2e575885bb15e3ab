import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'registrationConfirm'), robots: 'noindex' })

export default function RegistrationConfirm() {
  return <PlainPage name="registrationConfirm" next={['login', 'contact', 'home']} />
}
