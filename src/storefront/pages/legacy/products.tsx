import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext } from '../../page-context.ts'
import { PlainPage, plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'

/** An address of the former shop: what it held lies in the new overview now. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  throw redirect(paths.wasteSystems(context.get(localeContext)), 308)
}

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const meta: Meta = ({ texts }) => ({ ...plainMeta(texts, 'wasteSystems'), robots: 'noindex' })

export default function LegacyProducts() {
  return <PlainPage name="wasteSystems" next={['home', 'search']} />
}
