import type { Meta } from '../meta.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'service')

export default function Service() {
  return <PlainPage name="service" next={['contact', 'assembly', 'downloads']} />
}
