import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'boxxR')

export default function BoxxR() {
  return <PlainPage name="boxxR" under={['wasteSystems']} next={['configurator', 'advanced', 'assembly']} />
}
