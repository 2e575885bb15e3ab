import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'assembly')

export default function Assembly() {
  return <PlainPage name="assembly" under={['service']} next={['dealers', 'downloads', 'contact']} />
}
