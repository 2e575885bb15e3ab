import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'category')

export default function Category() {
  return <PlainPage name="category" next={['wasteSystems', 'spareParts', 'search']} />
}
