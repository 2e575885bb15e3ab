import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

const legal = ['imprint', 'privacy', 'terms', 'shipping', 'accessibility'] as const

/** What the law wants on every page, the withdrawal foremost. */
export function LegalBar() {
  const { site } = useTexts()
  const path = usePaths()

  return (
    <div className="legal-bar">
      <div className="shell flex flex-wrap items-center justify-between gap-x-6">
        <ul className="flex flex-wrap gap-x-5">
          {legal.map((name) => (
            <li key={name}>
              <Link to={path(name)}>{site.legal[name]}</Link>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <Link to={path('orderLookup')} className="underline">
              {site.legal.orderLookup}
            </Link>
          </li>
          <li>
            <Link to={path('withdrawal')} className="font-semibold underline">
              {site.legal.withdrawal}
            </Link>
          </li>
        </ul>
        <p className="w-full text-muted">
          © {site.shopName}. {site.footer.prices}
        </p>
      </div>
    </div>
  )
}
