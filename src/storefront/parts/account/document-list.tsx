import { Download, FileText, Lock } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { formatDate } from '../format-days.ts'
import type { OwnFile } from './load-documents.ts'

/** What can be taken home of all orders, one below the other. */
export function DocumentList({ files }: { files: readonly OwnFile[] }) {
  const { documents: words, orders } = useTexts().account
  const locale = useLocale()
  const path = usePaths()

  return (
    <ul className="document-list mt-8" aria-label={words.caption}>
      {files.map((file) => (
        <li key={file.id}>
          <p className="font-medium">{file.name}</p>
          <p className="text-sm text-muted" suppressHydrationWarning>
            {formatDate(file.day, locale)}
          </p>
          <p className="text-sm">
            <Link className="link inline-flex min-h-11 items-center" to={path('order', file.order.id)}>
              {orders.order(file.order.number)}
            </Link>
          </p>
          <p>
            <FileLink file={file} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file: { kind, name, url } }: { file: OwnFile }) {
  const { documents: words } = useTexts().account
  if (!url) {
    return (
      <span className="inline-flex min-h-11 items-center gap-2 text-muted">
        <Lock aria-hidden size={16} />
        {words.later}
      </span>
    )
  }
  const isPaper = kind === 'paper'
  const Icon = isPaper ? FileText : Download
  return (
    <a
      className="button button-quiet"
      href={url}
      aria-label={isPaper ? words.pdfOf(name) : words.getOf(name)}
      download={isPaper ? undefined : ''}
    >
      <Icon aria-hidden size={18} />
      {isPaper ? words.pdf : words.get}
    </a>
  )
}
