import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { ArticleListing } from '../../parts/articles/article-listing.tsx'
import { articlesMeta } from '../../parts/articles/articles-meta.ts'
import { articlesCache, loadArticles } from '../../parts/articles/load-articles.ts'
import { orderArticles } from '../../parts/articles/order-articles.ts'
import { QuickOrderLink } from '../../parts/articles/quick-order-link.tsx'
import { findKind } from '../../parts/lines/find-kind.ts'
import { SystemDrawing } from '../../parts/lines/system-drawing.tsx'
import { PageTrail } from '../../parts/page-trail.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'professional', 'systems'] as const

export const handle = { cache: articlesCache }

export async function loader(asked: LoaderFunctionArgs) {
  const kind = findKind(asked.params.type)
  return { ...(await loadArticles(asked, `waste-systems/${kind}`)), kind }
}

export const action = orderArticles

export const meta: Meta<typeof loader> = ({ loaderData, texts, path }) => {
  const { name, text } = texts.systems.kinds[loaderData.kind]
  const { advanced, choice } = texts.systems
  return articlesMeta(loaderData, texts, path, {
    title: `${name}, ${advanced.title}`,
    description: text,
    trail: [
      { name: choice.title, to: paths.wasteSystems },
      { name: advanced.title, to: paths.advanced },
      { name },
    ],
  })
}

/** All systems of one kind, item by item, with every filter there is. */
export default function AdvancedType() {
  const { listing, query, path: here, terms, kind } = useLoaderData<typeof loader>()
  const { systems } = useTexts()
  const path = usePaths()
  const { advanced, kinds } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell shell-wide pb-20">
        <PageTrail />
        <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <h1>{kinds[kind].name}</h1>
            <p className="mt-3 max-w-2xl text-lg text-muted">{kinds[kind].text}</p>
            <p className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to={path('configuratorType', kind)} look="quiet">
                {advanced.measure}
              </ButtonLink>
              <QuickOrderLink />
            </p>
          </div>
          <SystemDrawing kind={kind} className="h-44 w-auto max-md:hidden" />
        </div>
        <div className="mt-10">
          <ArticleListing path={here} listing={listing} query={query} />
        </div>
      </div>
    </ShopTerms>
  )
}
