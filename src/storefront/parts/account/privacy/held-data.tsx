import { Download } from 'lucide-react'
import { Link } from '../../../../ui/link.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'

type HeldDataProps = { counts: Readonly<Record<string, number>> }

const shown = [
  'orders',
  'documents',
  'addresses',
  'cabinets',
  'wishlist',
  'reviews',
  'enquiries',
  'mails',
] as const

/** How much there is of what, and all of it as a file. */
export function HeldData({ counts }: HeldDataProps) {
  const { privacy } = useTexts().account
  const path = usePaths()
  const countOf = (name: (typeof shown)[number]) =>
    counts[name === 'wishlist' ? 'wishlistProducts' : name] ?? 0

  return (
    <>
      <section className="mt-10" aria-labelledby="held-data">
        <h2 id="held-data" className="text-2xl">
          {privacy.held}
        </h2>
        <dl className="mt-4 grid grid-cols-2 sm:grid-cols-4 gap-px overflow-hidden rounded-lg bg-line">
          {shown.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end bg-surface p-4">
              <dt className="text-sm text-muted">{privacy.heldNames[name]}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{countOf(name)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <Link className="link" to={path('privacy')}>
            {privacy.more}
          </Link>
        </p>
      </section>
      <section className="mt-12 border-t border-line pt-8" aria-labelledby="own-copy">
        <h2 id="own-copy" className="text-2xl">
          {privacy.export.title}
        </h2>
        <p className="mt-3 max-w-prose text-muted">{privacy.export.text}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a className="button button-primary" href="/my-data.zip" download>
            <Download aria-hidden size={18} />
            {privacy.export.get}
          </a>
          <span className="text-sm text-muted">{privacy.export.hint}</span>
        </p>
      </section>
    </>
  )
}
