import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import type { PageCache } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { FinderEnd } from '../../parts/spares/finder-end.tsx'
import { AskedPart, GivenAnswers, PartsLeft } from '../../parts/spares/finder-question.tsx'
import { type LoadedFinder, loadFinder } from '../../parts/spares/load-finder.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { Texts } from '../../texts/texts.ts'

export const words = ['catalogue', 'finder'] as const

/** The answers stand in the address, so that it can be shared, and stepping back takes back an answer. */
export const handle = { cache: { query: ['answers'], freshSeconds: 60 } satisfies PageCache }

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadFinder({ storeApi: context.get(storeApiContext), locale: context.get(localeContext), request })

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData, texts }) => ({
  title:
    loaderData.answers.length === 0
      ? texts.finder.title
      : `${headingOf(loaderData, texts.finder)} ${texts.finder.left(loaderData.count, loaderData.total)}`,
  description: texts.finder.text,
  ...(loaderData.answers.length > 0 && { robots: 'noindex' as const }),
  trail: [{ name: texts.finder.parts, to: paths.spareParts }, { name: texts.finder.title }],
})

/** One question at a time, until the parts that are left can be looked through. */
export default function PartFinder() {
  const found = useLoaderData<typeof loader>()
  const { finder } = useTexts()

  return (
    <ShopTerms terms={found.terms}>
      <div className="shell pb-20">
        <PageTrail />
        <PartsLeft count={found.count} total={found.total} />
        {found.question ? (
          <AskedPart question={found.question} answers={found.answers} heading={headingOf(found, finder)} />
        ) : (
          <h1 className="mt-6 max-w-3xl">{headingOf(found, finder)}</h1>
        )}
        <FinderEnd found={found} />
        <GivenAnswers answers={found.answers} />
      </div>
    </ShopTerms>
  )
}

function headingOf({ status, question }: LoadedFinder, finder: Texts['finder']): string {
  if (question) return question.text
  return status === 'not-found' ? finder.notFound : finder.found
}
