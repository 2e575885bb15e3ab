import { FileText } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { dateFormat } from '../../../values/date-format.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { SideHint } from '../cabinet/fit-badge.tsx'
import { fileWords } from '../content/file-words.ts'
import type { WireDocument } from './wire-detail.ts'

/** What there is to read and to download, each with its kind, size, languages and version. */
export function Documents({ list }: { list: readonly WireDocument[] }) {
  const { product: texts } = useTexts()
  const path = usePaths()

  return (
    <div className="max-w-4xl">
      {list.length === 0 ? (
        <p className="text-muted">{texts.noDocuments}</p>
      ) : (
        <ul className="readable-list">
          {list.map((document) => (
            <li key={document.id} className="border-b border-line">
              <Link to={path('download', document.key)} className="group flex items-start gap-4 py-4">
                <FileText aria-hidden size={22} className="mt-0.5 flex-none text-primary" />
                <span className="grow">
                  <span className="font-medium group-hover:underline">{document.title}</span>
                  <DocumentFacts document={document} />
                </span>
                <span className="flex-none text-sm text-muted tabular-nums">{fileWords(document)}</span>
              </Link>
              {document.hingeSide && <SideHint of={document.hingeSide} />}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5">
        <Link to={path('downloads')} className="link">
          {texts.allDocuments}
        </Link>
      </p>
    </div>
  )
}

function DocumentFacts({ document: { languages = [], version, dated } }: { document: WireDocument }) {
  const { product: texts } = useTexts()
  const locale = useLocale()
  const day = dated
    ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dated))
    : ''
  const facts = [
    languages.length > 0
      ? texts.documentLanguages(languages.map((code) => code.slice(0, 2).toUpperCase()).join(', '))
      : '',
    version ? texts.documentVersion(version, day) : '',
  ].filter(Boolean)

  return <span className="block text-sm text-muted">{facts.join(' · ')}</span>
}
