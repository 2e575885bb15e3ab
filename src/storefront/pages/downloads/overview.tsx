import { FileText } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { SideHint } from '../../parts/cabinet/fit-badge.tsx'
import { fileWords } from '../../parts/content/file-words.ts'
import { PageTrail } from '../../parts/page-trail.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['pages', 'reading'] as const

export const handle = { cache: everybodys }

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(storeApiContext).call('POST /product-document')

export const meta: Meta<typeof loader> = ({ texts }) => plainMeta(texts, 'downloads')

/** Everything there is to read, kind by kind. */
export default function Downloads() {
  const { elements: documents } = useLoaderData<typeof loader>()
  const { pages, reading } = useTexts()
  const path = usePaths()
  const kinds = Map.groupBy(documents, ({ typeName }) => typeName)

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1>{pages.downloads.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{pages.downloads.text}</p>
      {[...kinds].map(([kind, documents]) => (
        <section
          key={kind}
          className="mt-12 grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[18rem_1fr]"
        >
          <div>
            <h2 className="text-xl">{kind}</h2>
            <p className="mt-1 text-sm text-muted">{reading.count(documents.length)}</p>
          </div>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {documents.map((document) => (
              <li key={document.key} className="border-b border-line">
                <Link
                  to={path('download', document.key)}
                  className="flex min-h-14 items-center gap-3 py-3 hover:text-primary"
                >
                  <FileText aria-hidden size={20} className="flex-none text-primary" />
                  <span className="grow font-medium">{document.title}</span>
                  <span className="flex-none text-sm text-muted tabular-nums">{fileWords(document)}</span>
                </Link>
                {document.hingeSide && <SideHint of={document.hingeSide} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
