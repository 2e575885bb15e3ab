import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'newsletter')

export default function Newsletter() {
  return <PlainPage name="newsletter" under={['service']} next={['blog', 'contact', 'privacy']} />
}
