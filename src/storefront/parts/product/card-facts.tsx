import { useTexts } from '../../shop-frame.tsx'
import type { WireProduct } from './wire.ts'

/** What decides about a system, in one line: for which cabinets, how much, in how many bins. Else what it is. */
export function CardFacts({ product: { glance, subtitle } }: { product: WireProduct }) {
  const { card } = useTexts().catalogue
  const facts = [
    glance && glance.widths.length > 0 ? card.widths(spanned(glance.widths)) : '',
    glance?.litres ? card.litres(spanned(glance.litres)) : '',
    glance?.bins ? card.bins(spanned(glance.bins)) : '',
  ].filter((fact) => fact !== '')

  if (facts.length > 0) {
    return (
      <p className="card-facts mt-1 text-sm text-muted tabular-nums">
        {facts.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
    )
  }
  return subtitle ? <p className="mt-1 text-sm text-muted">{subtitle}</p> : null
}

const mostShown = 5

/** The colours it comes in, where there is more than one. */
export function CardSwatches({ product: { glance } }: { product: WireProduct }) {
  const { card } = useTexts().catalogue
  const colors = glance?.colors ?? []
  if (colors.length < 2) return null

  return (
    <p className="mt-2 flex items-center gap-1.5">
      <span className="sr-only">{card.colors(colors.map(({ name }) => name).join(', '))}</span>
      {colors.slice(0, mostShown).map(({ name, color }) => (
        <i
          key={name}
          aria-hidden
          title={name}
          className="size-4 rounded-full border border-edge"
          style={{ background: color }}
        />
      ))}
      {colors.length > mostShown && (
        <span aria-hidden className="text-xs text-muted">
          +{colors.length - mostShown}
        </span>
      )}
    </p>
  )
}

/** "600", "450–900". */
function spanned(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `${least}` : `${least}–${most}`
}
