import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'sparePartsType')

export default function SparePartsType() {
  return <PlainPage name="sparePartsType" under={['spareParts']} next={['spareParts', 'search', 'contact']} />
}
