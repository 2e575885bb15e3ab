import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'home')

export default function Home() {
  return <PlainPage name="home" next={['wasteSystems', 'spareParts', 'service']} />
}
