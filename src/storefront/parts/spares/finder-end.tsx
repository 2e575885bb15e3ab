import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { FoundNumbers } from '../search/found-numbers.tsx'
import { contactAbout } from './contact-about.ts'
import type { LoadedFinder } from './load-finder.ts'

/** Where the answers lead: to parts and their groups, and always to somebody who helps. */
export function FinderEnd({ found }: { found: LoadedFinder }) {
  const { finder } = useTexts()
  const { status, question, parts, count, categories } = found

  return (
    <>
      {status === 'not-found' && <p className="mt-5 max-w-2xl text-lg text-muted">{finder.notFoundText}</p>}
      {parts.length > 0 && (
        <section className="mt-12">
          <h2>{question ? finder.soFar(count) : finder.these(count)}</h2>
          <div className="mt-5">
            <FoundNumbers products={parts} />
          </div>
          {parts.length < count && <p className="mt-3 text-sm text-muted">{finder.more}</p>}
        </section>
      )}
      {parts.length > 0 && <Groups categories={categories} />}
      {(status !== 'asking' || parts.length > 0) && <Help found={found} />}
    </>
  )
}

function Groups({ categories }: { categories: LoadedFinder['categories'] }) {
  const { finder } = useTexts()
  const path = usePaths()

  return (
    <nav aria-labelledby="groups" className="mt-12 max-w-3xl">
      <h2 id="groups">{finder.groups}</h2>
      <ul className="mt-4 border-t border-line">
        {categories.map((category) => {
          const [type = '', ...rest] = category.path.split('/')
          return (
            <li key={category.path} className="border-b border-line">
              <Link
                to={rest.length > 0 ? path('sparePartsCategory', type, rest) : path('sparePartsType', type)}
                className="flex min-h-12 items-center justify-between gap-4 hover:text-primary"
              >
                <span>
                  {category.name} <span className="text-muted">{category.within}</span>
                </span>
                <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
                  {finder.pieces(category.count)}
                  <ArrowRight aria-hidden size={18} className="text-primary" />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Asking takes what was answered along. */
function Help({ found }: { found: LoadedFinder }) {
  const { finder } = useTexts()
  const locale = useLocale()
  const path = usePaths()

  return (
    <section className="mt-14 max-w-4xl rounded-lg bg-surface p-6 sm:p-9">
      <h2>{found.status === 'not-found' ? finder.ask : finder.notThere}</h2>
      <p className="mt-2 max-w-2xl text-muted">{finder.askText}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={contactAbout(found, finder, locale)}>{finder.contact}</ButtonLink>
        <ButtonLink to={path('spareParts')} look="quiet">
          {finder.browse}
        </ButtonLink>
      </p>
    </section>
  )
}
