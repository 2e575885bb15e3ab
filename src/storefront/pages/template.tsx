import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'home'), robots: 'noindex' })

export default function Template() {
  return <PlainPage name="home" next={['wasteSystems', 'spareParts', 'service']} />
}
