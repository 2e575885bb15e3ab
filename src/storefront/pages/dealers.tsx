import { useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { dealerData } from '../parts/dealers/dealer-data.ts'
import { DealerForm } from '../parts/dealers/dealer-form.tsx'
import { DealerResults } from '../parts/dealers/dealer-results.tsx'
import { loadDealers } from '../parts/dealers/load-dealers.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../shop-frame.tsx'

export const words = ['dealers', 'pages'] as const

export const handle = { cache: { query: ['search', 'type', 'country'] } }

export { loadDealers as loader }

export const meta: Meta<typeof loadDealers> = ({ loaderData: { place, query, dealers, spots }, texts }) => ({
  title: place ? texts.dealers.titleFor(place.name) : texts.pages.dealers.title,
  description: texts.pages.dealers.text,
  // What was looked for is a view of this page, not another one.
  ...(query.search && { robots: 'noindex' as const }),
  trail: [{ name: texts.pages.service.title, to: paths.service }, { name: texts.pages.dealers.title }],
  jsonLd: dealerData({ dealers, spots }),
})

export default function Dealers() {
  const loaded = useLoaderData<typeof loadDealers>()
  const { dealers } = useTexts()

  return (
    <div className="shell pb-24">
      <PageTrail />
      <h1>{dealers.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted not-printed">{dealers.intro}</p>
      <DealerForm query={loaded.query} countries={loaded.countries} towns={loaded.towns} />
      <DealerResults loaded={loaded} />
    </div>
  )
}
