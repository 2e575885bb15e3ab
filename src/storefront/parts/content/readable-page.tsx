import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { isLocale, localeEntry } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import { paths } from '../../paths.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import type { Texts } from '../../texts/texts.ts'
import { assemblySheetPath } from '../configurator/assembly-sheet-path.ts'
import { PageTrail } from '../page-trail.tsx'
import { fileWords } from './file-words.ts'
import { Day } from './post-list.tsx'
import type { WireReadable } from './wire-reading.ts'

/** A document: what it is, and the way to it. */
export function ReadablePage({ document }: { document: WireReadable }) {
  const { reading } = useTexts()
  const path = usePaths()
  const locale = useLocale()
  const { title, typeName, languages, version, dated, productNumber, hingeSide } = document
  const sheet = productNumber && hingeSide && assemblySheetPath(locale, productNumber, hingeSide)

  return (
    <div className="shell pb-20">
      <PageTrail />
      <div className="max-w-3xl">
        <FileText aria-hidden size={44} strokeWidth={1.25} className="text-primary" />
        <h1 className="mt-4">{title}</h1>
        <dl className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact name={reading.kind}>{typeName}</Fact>
          <Fact name={reading.file}>{fileWords(document)}</Fact>
          <Fact name={reading.languages}>{languages.map(nameOf).join(', ')}</Fact>
          {version && (
            <Fact name={reading.version}>
              {version}
              {dated && (
                <>
                  , <Day of={dated} />
                </>
              )}
            </Fact>
          )}
        </dl>
        {!sheet && <p className="mt-8 border-l-2 border-primary pl-5 text-muted">{reading.waiting}</p>}
        <p className="mt-8 flex flex-wrap gap-3">
          {sheet ? (
            <a href={sheet} className="button button-primary">
              {reading.open}
            </a>
          ) : (
            <ButtonLink to={path('contact')}>{reading.request}</ButtonLink>
          )}
          <ButtonLink to={path('downloads')} look="quiet">
            {reading.allDocuments}
          </ButtonLink>
        </p>
        {productNumber && (
          <p className="mt-6">
            <Link to={path('search', { search: productNumber })} className="link inline-block py-2.5">
              {reading.about(productNumber)}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** What it says of itself: it is read by whoever has it in hand, not found by searching. */
export const readableMeta = (document: WireReadable, texts: Texts): PageMeta => ({
  title: document.title,
  description: `${document.typeName}, ${fileWords(document)}`,
  robots: 'noindex',
  trail: [
    { name: texts.pages.service.title, to: paths.service },
    { name: texts.pages.downloads.title, to: paths.downloads },
    { name: document.title },
  ],
})

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t border-line pt-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

/** A language as those who speak it call it. */
const nameOf = (code: string): string => (isLocale(code) ? localeEntry(code).name : code)
