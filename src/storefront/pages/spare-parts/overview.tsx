import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'spareParts')

export default function SpareParts() {
  return <PlainPage name="spareParts" next={['sparePartsFrontPullOut', 'search', 'contact']} />
}
