import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'configuratorProducts'), robots: 'noindex' })

export default function FittingProducts() {
  return (
    <PlainPage
      name="configuratorProducts"
      under={['wasteSystems', 'configurator']}
      next={['configurator', 'contact', 'advanced']}
    />
  )
}
