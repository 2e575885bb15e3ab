import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'checkoutSuccess'), robots: 'noindex' })

export default function Success() {
  return <PlainPage name="checkoutSuccess" next={['wasteSystems', 'service', 'contact']} />
}
