import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { everybodys } from '../page-cache.ts'
import { storeApiContext } from '../page-context.ts'
import { CompanyFacts } from '../parts/forms/company-facts.tsx'
import { loadScenes } from '../parts/load-scenes.ts'
import { PlainPage, plainMeta } from '../parts/plain-page.tsx'
import { useTexts } from '../shop-frame.tsx'

export const words = ['pages', 'forms', 'dealers'] as const

export const handle = { cache: everybodys }

export async function loader({ context }: LoaderFunctionArgs) {
  const storeApi = context.get(storeApiContext)
  const [{ service: scene }, company] = await Promise.all([
    loadScenes(storeApi, ['service']),
    storeApi.call('POST /company'),
  ])
  return { scene, company }
}

export const meta: Meta<typeof loader> = ({ texts }) => plainMeta(texts, 'service')

export default function Service() {
  const { scene, company } = useLoaderData<typeof loader>()
  const { service } = useTexts().forms

  return (
    <PlainPage
      scene={scene}
      name="service"
      next={['contact', 'dealers', 'assembly', 'downloads', 'bagTension']}
    >
      <section aria-labelledby="reach" className="mt-14">
        <h2 id="reach" className="mb-6 text-title">
          {service.title}
        </h2>
        <div className="company-row">
          <CompanyFacts company={company} />
        </div>
      </section>
    </PlainPage>
  )
}
