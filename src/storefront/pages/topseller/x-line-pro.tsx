import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'xLinePro')

export default function XLinePro() {
  return (
    <PlainPage
      name="xLinePro"
      under={['wasteSystems']}
      next={['xLineSelection', 'configurator', 'assembly']}
    />
  )
}
