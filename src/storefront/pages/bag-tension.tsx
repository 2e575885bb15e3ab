import { useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { sceneLoader } from '../parts/load-scenes.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'
import { PartsFor } from '../parts/spares/parts-for.tsx'

export const words = ['pages', 'spares'] as const

export const handle = { cache: everybodys }

export const loader = sceneLoader('x-line')

export const meta: Meta<typeof loader> = ({ texts }) => plainMeta(texts, 'bagTension')

export default function BagTension() {
  const { scene } = useLoaderData<typeof loader>()
  return (
    <PlainPage scene={scene} name="bagTension" next={['spareParts', 'assembly', 'contact']}>
      <PartsFor
        page="bagTension"
        categories={['frontauszug/sackspannung', 'drehtueren/sackspannung', 'freistehend/sackspannung']}
      />
    </PlainPage>
  )
}
