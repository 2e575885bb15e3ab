import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { unbroken } from '../../../values/unbroken.ts'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { idParam } from '../../parts/id-param.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { addToCart } from '../../parts/product/add-to-cart-action.ts'
import { ExplodedGroup } from '../../parts/spares/exploded-group.tsx'
import { loadPartsList } from '../../parts/spares/load-parts-list.ts'
import { ShopTerms } from '../../parts/terms.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../shop-frame.tsx'

export const words = ['catalogue', 'exploded'] as const

export const handle = { cache: everybodys }

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPartsList(idParam(params.id), {
    storeApi: context.get(storeApiContext),
    locale: context.get(localeContext),
    request,
  })

export const action = addToCart

export const meta: Meta<typeof loader> = ({ loaderData: { name, path }, texts }) => ({
  title: texts.exploded.title(name),
  description: texts.exploded.text(name),
  trail: [
    { name: texts.exploded.parts, to: paths.spareParts },
    { name, to: path },
    { name: texts.exploded.list },
  ],
})

/** All spare parts of one system, group by group, each with its place in the drawing. */
export default function PartsList() {
  const { name, groups, terms } = useLoaderData<typeof loader>()
  const { exploded } = useTexts()

  return (
    <ShopTerms terms={terms}>
      <div className="shell pb-20">
        <PageTrail />
        <h1>{unbroken(exploded.title(name))}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          {groups.length > 0 ? exploded.lead : exploded.none}
        </p>
        {groups.length > 1 && (
          <nav aria-label={exploded.groups} className="mt-5 flex flex-wrap gap-x-6">
            {groups.map((group) => (
              <a key={group.key} href={`#${group.key}`} className="link inline-flex min-h-11 items-center">
                {group.name}
              </a>
            ))}
          </nav>
        )}
        {groups.map((group) => (
          <ExplodedGroup key={group.key} group={group} />
        ))}
      </div>
    </ShopTerms>
  )
}
