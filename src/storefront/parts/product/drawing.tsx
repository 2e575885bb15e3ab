import { Download, Printer } from 'lucide-react'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { WireDrawing } from './wire-drawing.ts'

type DrawingProps = { drawing: WireDrawing; name: string; number: string }

/** The product drawn to scale on a sheet that can be moved, fetched, printed, and its figures as a table. */
export function Drawing({ drawing, name, number }: DrawingProps) {
  const { drawing: texts } = useTexts().product
  const alive = useHydrated()
  const { url, width, height, outer } = drawing

  return (
    <section className="drawing">
      <h3>{texts.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section className="drawing-sheet" aria-label={texts.sheet} tabIndex={0}>
        <img
          src={url}
          width={width * 4}
          height={height * 4}
          alt={texts.alt(name, outer.width, outer.depth, outer.height)}
          loading="lazy"
          decoding="async"
        />
      </section>
      <p className="drawing-tools">
        <a className="button button-quiet" href={url} download={`${number}.svg`}>
          <Download aria-hidden size={18} />
          {texts.download}
        </a>
        {alive && (
          <button type="button" className="button button-quiet" onClick={printSheet}>
            <Printer aria-hidden size={18} />
            {texts.print}
          </button>
        )}
      </p>
      <Figures drawing={drawing} />
    </section>
  )
}

function Figures({ drawing: { outer, space, bins } }: { drawing: WireDrawing }) {
  const { drawing: texts } = useTexts().product
  const rows = [
    { name: texts.system, cells: [outer.width, outer.depth, outer.height].map(String) },
    ...(space ? [{ name: texts.space, cells: [space.width, space.depth, space.height].map(limit) }] : []),
    ...bins.map(({ litres, count, width, depth, height }) => ({
      name: texts.bin(count, litres),
      cells: [width, depth, height].map(String),
    })),
  ]

  return (
    <table className="drawing-figures">
      <caption>{texts.unit}</caption>
      <thead>
        <tr>
          <td />
          {[texts.width, texts.depth, texts.height].map((measure) => (
            <th key={measure} scope="col">
              {measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As the drawing writes it. */
function limit(range: { min: number | null; max: number | null } | null): string {
  if (!range) return '–'
  const { min, max } = range
  if (min !== null && max !== null) return min === max ? `${min}` : `${min}–${max}`
  return max !== null ? `≤ ${max}` : `≥ ${min ?? 0}`
}

/** Prints the sheet alone; the styles know by the mark on the root. */
function printSheet() {
  const root = document.documentElement
  root.dataset.printing = 'drawing'
  window.addEventListener('afterprint', () => delete root.dataset.printing, { once: true })
  window.print()
}
