import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'dLine')

export default function DLine() {
  return <PlainPage name="dLine" under={['wasteSystems']} next={['configurator', 'advanced', 'assembly']} />
}
