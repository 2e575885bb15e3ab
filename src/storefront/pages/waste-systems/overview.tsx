import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'wasteSystems')

export default function WasteSystems() {
  return <PlainPage name="wasteSystems" next={['configurator', 'advanced', 'xLineSelection']} />
}
