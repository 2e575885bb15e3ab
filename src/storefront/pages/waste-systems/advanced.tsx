import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { ArticleListing } from '../../parts/articles/article-listing.tsx'
import { articlesMeta } from '../../parts/articles/articles-meta.ts'
import { articlesCache, loadArticles } from '../../parts/articles/load-articles.ts'
import { orderArticles } from '../../parts/articles/order-articles.ts'
import { QuickOrderLink } from '../../parts/articles/quick-order-link.tsx'
import { SystemChoice } from '../../parts/lines/system-choice.tsx'
import { PageTrail } from '../../parts/page-trail.tsx'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'professional', 'systems'] as const

export const handle = { cache: articlesCache }

export const loader = (asked: LoaderFunctionArgs) => loadArticles(asked, 'waste-systems')

export const action = orderArticles

export const meta: Meta<typeof loader> = ({ loaderData, texts, path }) => {
  const { advanced, choice } = texts.systems
  return articlesMeta(loaderData, texts, path, {
    title: advanced.title,
    description: advanced.text,
    trail: [{ name: choice.title, to: paths.wasteSystems }, { name: advanced.title }],
  })
}

/** All systems for those who know what they want: by kind, or item by item with every filter there is. */
export default function Advanced() {
  const { listing, query, path: here, terms } = useLoaderData<typeof loader>()
  const { systems } = useTexts()
  const path = usePaths()
  const { advanced, choice } = systems

  return (
    <ShopTerms terms={terms}>
      <div className="shell shell-wide pb-20">
        <PageTrail />
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <h1>{advanced.title}</h1>
            <p className="mt-3 max-w-2xl text-lg text-muted">{advanced.text}</p>
          </div>
          <QuickOrderLink />
        </div>
        <section className="mt-10">
          <h2 className="mb-5">{advanced.all}</h2>
          <ArticleListing path={here} listing={listing} query={query} />
        </section>
        <section aria-label={choice.byType} className="mt-16">
          <SystemChoice heading="h2" to={(kind) => path('advancedType', kind)} />
        </section>
        <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-surface p-6 sm:p-9">
          <div>
            <h2>{advanced.professionals}</h2>
            <p className="mt-2 max-w-xl text-muted">{advanced.professionalsText}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {terms.taxState !== 'net' && (
              <ButtonLink to={path('register', { for: 'professional' })}>{advanced.account}</ButtonLink>
            )}
            <ButtonLink to={path('downloads')} look="quiet">
              {advanced.downloads}
            </ButtonLink>
            <ButtonLink to={path('contact')} look="quiet">
              {advanced.dealer}
            </ButtonLink>
          </div>
        </section>
      </div>
    </ShopTerms>
  )
}
