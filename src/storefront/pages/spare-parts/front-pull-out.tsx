import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'sparePartsFrontPullOut')

export default function FrontPullOut() {
  return (
    <PlainPage
      name="sparePartsFrontPullOut"
      under={['spareParts']}
      next={['spareParts', 'bagTension', 'search']}
    />
  )
}
