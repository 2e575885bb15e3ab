import { useTexts } from '../../shop-frame.tsx'

const grounds = ['bg-page', 'bg-surface', 'bg-raised', 'bg-primary-soft', 'stage', 'deep'] as const
const inks = [
  'text-ink',
  'text-muted',
  'text-primary',
  'text-primary-strong',
  'text-info',
  'text-warning',
  'text-danger',
] as const

/** Each ground, and each ink on the page. */
export function Colors() {
  const { styleguide } = useTexts()

  return (
    <>
      <div>
        <p className="mb-3 text-sm text-muted">{styleguide.grounds}</p>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {grounds.map((ground) => (
            <li key={ground} className="text-sm">
              <span className={`block h-20 rounded border border-line ${ground}`} />
              <code>{ground}</code>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-3 text-sm text-muted">{styleguide.inks}</p>
        <ul className="grid gap-1">
          {inks.map((ink) => (
            <li key={ink} className={`font-medium ${ink}`}>
              <code>{ink}</code>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <span className="rounded bg-primary px-4 py-2 text-on-primary">bg-primary</span>
          <span className="rounded bg-primary-strong px-4 py-2 text-on-primary">bg-primary-strong</span>
          <span className="rounded border border-edge px-4 py-2">border-edge</span>
          <span className="rounded border border-line px-4 py-2">border-line</span>
        </div>
      </div>
    </>
  )
}
