import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'blogPost'), robots: 'noindex' })

export default function BlogPost() {
  return <PlainPage name="blogPost" next={['blog', 'wasteSystems', 'service']} />
}
