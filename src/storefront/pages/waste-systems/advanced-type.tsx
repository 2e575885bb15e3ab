import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'advancedType')

export default function AdvancedType() {
  return (
    <PlainPage
      name="advancedType"
      under={['wasteSystems', 'advanced']}
      next={['advanced', 'configurator', 'downloads']}
    />
  )
}
