import { Download, FileText, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import type { Order } from './find-order.ts'

/** What can be taken home: the goods that are files, and the papers of the order. */
export function OrderFiles({ order }: { order: Order }) {
  const { downloads, documents } = useTexts().order
  const files = order.lineItems.flatMap((line) => line.downloads)
  // A number may be drawn a moment before its paper is.
  const papers = order.documents.flatMap(({ url, ...paper }) => (url ? [{ ...paper, url }] : []))

  return (
    <>
      {files.length > 0 && (
        <Files title={downloads.title} id="order-downloads">
          {files.map(({ id, media, url }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {url ? (
                <a className="button button-quiet text-left" href={url} download>
                  <Download aria-hidden size={18} />
                  {downloads.get(`${media.fileName}.${media.fileExtension}`)}
                </a>
              ) : (
                <>
                  <Lock aria-hidden size={18} className="text-muted" />
                  <span>
                    {media.fileName}.{media.fileExtension}
                  </span>
                  <span className="text-sm text-muted">{downloads.later}</span>
                </>
              )}
            </li>
          ))}
        </Files>
      )}
      {papers.length > 0 && (
        <Files title={documents.title} id="order-documents">
          {papers.map(({ id, url, documentType, config }) => (
            <li key={id}>
              <a className="button button-quiet text-left" href={url} download>
                <FileText aria-hidden size={18} />
                {documents.get(`${documentType.translated.name} ${config.documentNumber}`)}
              </a>
            </li>
          ))}
        </Files>
      )}
    </>
  )
}

const Files = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section className="not-printed mt-8" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="mt-3 flex flex-wrap gap-3">{children}</ul>
  </section>
)
