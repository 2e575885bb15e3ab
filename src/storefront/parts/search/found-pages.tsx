import { FileText } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'

export type WirePages = {
  total: number
  elements: readonly { kind: string; path: string; name: string; teaser: string }[]
}

/** Pages a search found, each with what it is and what it says. */
export function FoundPages({ pages }: { pages: WirePages }) {
  const { search } = useTexts()
  const locale = useLocale()

  return (
    <ul className="border-t border-line">
      {pages.elements.map(({ kind, path, name, teaser }) => (
        <li key={path} className="group relative border-b border-line py-4">
          <p className="text-xs text-muted">{search.kinds[kind as Kind] ?? ''}</p>
          <h3 className="mt-0.5">
            <Link to={paths.seo(locale, path)} className="stretched group-hover:text-primary">
              {name}
            </Link>
          </h3>
          {teaser && <p className="mt-1 max-w-prose text-[0.9375rem] text-muted">{teaser}</p>}
        </li>
      ))}
    </ul>
  )
}

/** A kind of which nobody thought has no name, and is found all the same. */
type Kind = 'page' | 'line' | 'category' | 'post'

/** Documents a search found: what they are called and what kind of file they are. */
export function FoundDocuments({ documents }: { documents: WirePages }) {
  const locale = useLocale()

  return (
    <ul className="border-t border-line">
      {documents.elements.map(({ path, name, teaser }) => (
        <li key={path} className="border-b border-line">
          <Link
            to={paths.seo(locale, path)}
            className="flex min-h-14 items-center gap-3 py-2 hover:text-primary"
          >
            <FileText aria-hidden size={20} className="flex-none text-muted" />
            <span className="grow font-medium">{name}</span>
            <span className="flex-none text-sm text-muted">{teaser}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
