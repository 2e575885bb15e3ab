import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'xLine')

export default function XLine() {
  return (
    <PlainPage name="xLine" under={['wasteSystems']} next={['xLineSelection', 'configurator', 'assembly']} />
  )
}
