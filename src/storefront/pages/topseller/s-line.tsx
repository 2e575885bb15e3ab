import type { Meta } from '../../meta.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const meta: Meta = ({ texts }) => plainMeta(texts, 'sLine')

export default function SLine() {
  return <PlainPage name="sLine" under={['wasteSystems']} next={['advanced', 'bagTension', 'dealers']} />
}
