import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'xLineSelection')

export default function XLineSelection() {
  return (
    <PlainPage name="xLineSelection" under={['wasteSystems']} next={['xLine', 'xLinePro', 'configurator']} />
  )
}
