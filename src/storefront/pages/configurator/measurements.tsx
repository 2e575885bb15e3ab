import type { LoaderFunctionArgs } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { findKind } from '../../parts/lines/find-kind.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'

export const words = ['pages', 'systems'] as const

export const handle = { cache: everybodys }

export const loader = ({ params }: LoaderFunctionArgs) => ({ kind: findKind(params.type) })

export const meta: Meta<typeof loader> = ({ loaderData: { kind }, texts }) => {
  const meta = plainMeta(texts, 'configuratorType')
  const { name } = texts.systems.kinds[kind]
  return { ...meta, title: `${name}: ${meta.title}`, description: `${name}: ${meta.description}` }
}

export default function Measurements() {
  return <PlainPage name="configuratorType" next={['configurator', 'advanced', 'contact']} />
}
