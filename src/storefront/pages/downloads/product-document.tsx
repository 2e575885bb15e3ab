import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'productDocument'), robots: 'noindex' })

export default function ProductDocument() {
  return (
    <PlainPage
      name="productDocument"
      under={['service', 'downloads']}
      next={['downloads', 'service', 'contact']}
    />
  )
}
