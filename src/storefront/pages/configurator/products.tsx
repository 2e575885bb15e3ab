import type { LoaderFunctionArgs } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { findKind } from '../../parts/lines/find-kind.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const loader = ({ params }: LoaderFunctionArgs) => ({ kind: findKind(params.type) })

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'configuratorProducts'),
  robots: 'noindex',
})

export default function FittingProducts() {
  return <PlainPage name="configuratorProducts" next={['configurator', 'contact', 'advanced']} />
}
