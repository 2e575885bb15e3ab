import type { PlaceDrawing as Drawing } from '../../../shop/configurator/drawing/draw-place.ts'
import type { Dimension, Part, View } from '../../../shop/configurator/drawing/scene.ts'

type PlaceDrawingProps = {
  drawing: Drawing
  /** What it shows, in a sentence. */
  name: string
  captions: { front: string; side: string }
}

// In mm of the place: room for one line of figures, for two, and between the views.
const [oneLine, twoLines, between, caption] = [104, 184, 36, 64]

/** A place with a system in it, front and side beside each other to one scale. */
export function PlaceDrawing({ drawing: { front, side }, name, captions }: PlaceDrawingProps) {
  const top = Math.max(front.bounds.top, side.bounds.top)
  const bottom = Math.min(front.bounds.bottom, side.bounds.bottom)
  const over = front.dimensions.some(({ row, side }) => side === 'top' && row === 1) ? twoLines : oneLine
  const frontWidth = wide(front) + 2 * oneLine
  const width = frontWidth + between + wide(side) + 2 * 44
  const height = over + (top - bottom) + twoLines + caption

  return (
    <svg className="place" viewBox={`0 0 ${to1(width)} ${to1(height)}`} role="img" aria-label={name}>
      <defs>
        <pattern
          id="in-the-way"
          width="22"
          height="22"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V22" className="place-hatch" />
        </pattern>
        <pattern
          id="in-excess"
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 0V16" className="place-hatch-excess" />
        </pattern>
      </defs>
      <DrawnView
        view={front}
        left={oneLine - front.bounds.left}
        base={over + top}
        caption={captions.front}
        at={height}
      />
      <DrawnView
        view={side}
        left={frontWidth + between + 44 - side.bounds.left}
        base={over + top}
        caption={captions.side}
        at={height}
      />
    </svg>
  )
}

const wide = ({ bounds }: View) => bounds.right - bounds.left

type DrawnViewProps = { view: View; left: number; base: number; caption: string; at: number }

function DrawnView({ view: { parts, dimensions, bounds }, left, base, caption, at }: DrawnViewProps) {
  return (
    <g transform={`translate(${to1(left)} ${to1(base)})`}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the drawing.
        <DrawnPart key={place} part={part} />
      ))}
      {dimensions.map((dimension) => (
        <DrawnDimension key={`${dimension.side} ${dimension.row}`} dimension={dimension} bounds={bounds} />
      ))}
      <text className="place-caption" x={to1((bounds.left + bounds.right) / 2)} y={to1(at - base - 14)}>
        {caption}
      </text>
    </g>
  )
}

const DrawnPart = ({ part }: { part: Part }) =>
  'path' in part ? (
    <polyline
      className={`place-${part.kind} place-open`}
      points={part.path.map(([x, y]) => `${to1(x)},${to1(-y)}`).join(' ')}
    />
  ) : (
    <rect
      className={`place-${part.kind}`}
      x={to1(part.x)}
      y={to1(-part.y - part.height)}
      width={to1(Math.max(0, part.width))}
      height={to1(Math.max(0, part.height))}
    />
  )

const [firstRow, nextRow] = [38, 78]

/** A line with arrows, its figure beside it, and in red what is missing or too much. */
function DrawnDimension({ dimension, bounds }: { dimension: Dimension; bounds: View['bounds'] }) {
  const { side, row, from, to, kind, label, difference } = dimension
  const out = firstRow + row * nextRow
  const isLevel = side === 'top' || side === 'bottom'
  const at = {
    top: -bounds.top - out,
    bottom: -bounds.bottom + out,
    left: bounds.left - out,
    right: bounds.right + out,
  }[side]
  const middle = (from + to) / 2
  const tone = difference === null ? kind : 'wrong'
  const said =
    difference === null ? label : `${label} (${difference < 0 ? '−' : '+'}${figure(Math.abs(difference))})`
  const text = isLevel
    ? { x: to1(middle), y: to1(side === 'top' ? at - 12 : at + 44) }
    : {
        x: 0,
        y: 0,
        transform: `translate(${to1(side === 'left' ? at - 12 : at + 44)} ${to1(-middle)}) rotate(-90)`,
      }

  return (
    <g className={`place-line place-${tone}-line`}>
      <path
        d={
          isLevel
            ? `M${to1(from)} ${to1(at)}H${to1(to)}M${to1(from)} ${to1(at - 12)}v24M${to1(to)} ${to1(at - 12)}v24`
            : `M${to1(at)} ${to1(-from)}V${to1(-to)}M${to1(at - 12)} ${to1(-from)}h24M${to1(at - 12)} ${to1(-to)}h24`
        }
      />
      <text {...text}>{said}</text>
    </g>
  )
}

const figure = (mm: number) => String(Math.round(mm * 10) / 10)
const to1 = (value: number) => Math.round(value * 10) / 10
