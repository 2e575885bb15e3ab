import { Link } from 'react-router'
import { useTexts } from '../../shop-frame.tsx'
import type { WireSparePart } from './wire-detail.ts'

type SparePartFactsProps = {
  part: WireSparePart | null
  /** What took the place of a part that is no longer made. */
  replacedBy: { name: string; path: string } | null
}

/** What a spare part fits, and what replaces it. */
export function SparePartFacts({ part, replacedBy }: SparePartFactsProps) {
  const { product, lines } = useTexts()
  if (!part) return null

  const known = lines.line as Partial<Record<string, { name: string }>>
  const fits = [
    ...(part.fitsLines ?? []).map((line) => known[line]?.name ?? line),
    ...(part.fitsPredecessors ?? []),
  ]
  return (
    <dl className="grid gap-2 text-sm">
      {fits.length > 0 && (
        <div className="flex gap-2">
          <dt className="text-muted">{product.fits}:</dt>
          <dd>{fits.join(', ')}</dd>
        </div>
      )}
      {replacedBy && (
        <div className="flex gap-2">
          <dt className="text-muted">{product.replacedBy}:</dt>
          <dd>
            <Link to={replacedBy.path} className="link">
              {replacedBy.name}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
