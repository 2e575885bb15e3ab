import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'dealers')

export default function Dealers() {
  return <PlainPage name="dealers" under={['service']} next={['assembly', 'contact', 'advanced']} />
}
