import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'search'), robots: 'noindex' })

export default function Search() {
  return <PlainPage name="search" next={['wasteSystems', 'spareParts', 'downloads']} />
}
