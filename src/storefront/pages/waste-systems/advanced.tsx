import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'advanced')

export default function Advanced() {
  return (
    <PlainPage name="advanced" under={['wasteSystems']} next={['configurator', 'downloads', 'dealers']} />
  )
}
