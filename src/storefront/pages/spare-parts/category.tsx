import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'sparePartsCategory')

export default function SparePartsCategory() {
  return (
    <PlainPage name="sparePartsCategory" under={['spareParts']} next={['spareParts', 'search', 'contact']} />
  )
}
