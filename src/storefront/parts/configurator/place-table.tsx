import { type Dimension, inMm } from '../../../shop/configurator/drawing/scene.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { WorkedOut } from './work-out-place.ts'

const measures = ['bodyWidth', 'width', 'height', 'bodyDepth', 'depth'] as const

/** The drawing for whoever cannot see it: each measure, what there is, what is needed, and what is missing. */
export function PlaceTable({ worked: { drawing, shown } }: { worked: WorkedOut }) {
  const { table } = useTexts().configurator.measuring
  const lines = [...drawing.front.dimensions, ...drawing.side.dimensions]
  const rows = measures.flatMap((measure) => {
    const there = lines.find((line) => line.measure === measure && line.kind !== 'needed')
    const needed = lines.find((line) => line.measure === measure && line.kind === 'needed')
    return there || needed ? [{ measure, there, needed }] : []
  })

  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="pb-2 text-left text-sm text-muted">
          {shown ? `${shown.system.name}. ` : ''}
          {table.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{table.measure}</th>
            <th scope="col">{table.place}</th>
            <th scope="col">{table.needs}</th>
            <th scope="col">{table.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, there, needed }) => (
            <tr key={measure}>
              <th scope="row">{table[measure]}</th>
              <td>{there?.label ?? table.unknown}</td>
              <td>{needed?.label ?? '–'}</td>
              <td className={differs(there, needed) ? 'text-danger' : ''}>{said(there, needed, table)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Line = Dimension | undefined

const differs = (there: Line, needed: Line): number | null => needed?.difference ?? there?.difference ?? null

function said(
  there: Line,
  needed: Line,
  table: { tooMuch: (mm: number) => string; short: (mm: number) => string },
): string {
  const difference = differs(there, needed)
  if (difference === null) return '–'
  const mm = Number(inMm(Math.abs(difference)).replace(/ mm$/, ''))
  return difference < 0 ? table.short(mm) : table.tooMuch(mm)
}
