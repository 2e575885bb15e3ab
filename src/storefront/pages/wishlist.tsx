import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'wishlist'), robots: 'noindex' })

export default function Wishlist() {
  return <PlainPage name="wishlist" next={['wasteSystems', 'spareParts', 'cart']} />
}
