import { useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { sceneLoader } from '../parts/load-scenes.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const loader = sceneLoader('dealers')

export const meta: Meta<typeof loader> = ({ texts }) => plainMeta(texts, 'dealers')

export default function Dealers() {
  const { scene } = useLoaderData<typeof loader>()
  return <PlainPage scene={scene} name="dealers" next={['assembly', 'contact', 'advanced']} />
}
