import { type Camera, cameras, project, type View } from './camera.ts'
import { dimensionLines, type Fit, fitted } from './dimension-lines.ts'
import { hull } from './hull.ts'
import { paintOrder } from './paint-order.ts'
import type { Model, Paint, Shape, Solid } from './solid.ts'
import { corners, type Place, type Point } from './space.ts'
import { brief, element, escaped, pathData } from './svg.ts'

const [width, height] = [800, 600]

/** The width a line has when nothing else is said. */
const thin = 0.6

/** The model as a whole SVG document; `mark` keeps its ids apart from those of other pictures on the page. */
export function sheet(model: Model, view: View, mark: string): string {
  const camera = cameras[view]
  const drawn = paintOrder(model.solids, camera).map((solid) => ({ solid, shapes: solid.shapes(camera) }))
  const points = drawn.flatMap(({ shapes }) => shapes.flatMap(pointsOf))
  const fit = fitInto(points, model.measured !== undefined && view !== 'product')
  const pen = penFor(mark, fit)
  const ground = standsFree(view) ? null : backdrop(mark)
  const clinging = view === 'top' || model.airy === true || isLow(model.solids)
  const shadow = clinging ? '' : castShadow(model.solids, view, camera, fit, mark)
  const parts = drawn.map(({ solid, shapes }) => pen.solid(solid, shapes, camera))
  const spread = points.map((point) => fitted(fit, point))
  const drawnTo = { left: Math.min(...spread.map(([x]) => x)), bottom: Math.max(...spread.map(([, y]) => y)) }

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      'font-family': 'Helvetica,Arial,sans-serif',
      'stroke-linejoin': 'round',
    },
    [
      element('defs', {}, [ground ?? '', clinging ? drop(mark) : blur(mark), ...pen.gradients()]),
      ground ? element('path', { fill: `url(#${mark}b)`, d: `M0 0h${width}v${height}H0z` }) : '',
      shadow,
      // Holes are cut by the even-odd rule everywhere.
      element(
        'g',
        {
          filter: clinging ? `url(#${mark}f)` : undefined,
          'fill-rule': 'evenodd',
          fill: 'none',
          'stroke-width': thin,
        },
        parts,
      ),
      dimensionLines(model.measured, view, camera, fit, drawnTo),
    ],
  )
}

/** Seen as a whole it stands on the ground of the page, by day and by night; lines and measures need a light one. */
export const standsFree = (view: View): boolean => view === 'product'

function fitInto(points: readonly Point[], measured: boolean): Fit {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = measured
    ? { left: 120, right: 80, top: 45, bottom: 95 }
    : { left: 90, right: 90, top: 60, bottom: 65 }
  const [roomWide, roomHigh] = [width - room.left - room.right, height - room.top - room.bottom]
  const scale = Math.min(roomWide / (right - left || 1), roomHigh / (bottom - top || 1))
  return {
    scale,
    left: room.left + (roomWide - (right - left) * scale) / 2 - left * scale,
    top: room.top + (roomHigh - (bottom - top) * scale) / 2 - top * scale,
  }
}

const pointsOf = (shape: Shape): readonly Point[] => (shape.kind === 'path' ? shape.lines.flat() : [])

/** Writes shapes, and remembers the gradients and the repeated parts they need. */
function penFor(mark: string, fit: Fit) {
  const known = new Map<string, string>()
  const written = new Map<string, { id: string; from: Point }>()

  function paint(fill: Paint): string {
    if (typeof fill === 'string') return fill
    const ends =
      fill.from && fill.to
        ? { gradientUnits: 'userSpaceOnUse', ...vector(fitted(fit, fill.from), fitted(fit, fill.to)) }
        : {}
    const stops = fill.stops.map(([share, colour]) =>
      element('stop', { offset: brief(share, 2), 'stop-color': colour }),
    )
    const key = JSON.stringify([ends, stops])
    const id = known.get(key) ?? `${mark}${known.size}`
    known.set(key, id)
    return `url(#${id})`
  }

  function shape(one: Shape): string {
    if (one.kind === 'text') return text(one, fit)
    return element('path', {
      d: pathData(
        one.lines.map((line) => line.map((point) => fitted(fit, point))),
        one.open ?? false,
      ),
      fill: one.fill === undefined ? undefined : paint(one.fill),
      stroke: one.stroke,
      'stroke-width':
        one.stroke === undefined || one.hair === thin
          ? undefined
          : (one.hair ?? (one.width ?? 1) * fit.scale),
      'stroke-linecap': one.open && one.width && !one.flat ? 'round' : undefined,
      'stroke-dasharray': one.dash,
      'fill-rule': one.union ? 'nonzero' : undefined,
      'fill-opacity': one.fillOpacity === undefined ? undefined : brief(one.fillOpacity, 2),
      opacity: one.opacity === undefined ? undefined : brief(one.opacity, 2),
    })
  }

  return {
    solid({ alike, bounds }: Solid, shapes: readonly Shape[], camera: Camera): string {
      if (alike === undefined) return shapes.map(shape).join('')
      const here = fitted(fit, project(camera, bounds.min))
      const twin = written.get(alike)
      if (twin)
        return element('use', { href: `#${twin.id}`, x: here[0] - twin.from[0], y: here[1] - twin.from[1] })
      const id = `${mark}s${written.size}`
      written.set(alike, { id, from: here })
      return element('g', { id }, shapes.map(shape))
    },
    gradients: () =>
      [...known].map(([key, id]) => {
        const [ends, stops] = JSON.parse(key) as [Record<string, number>, string[]]
        return element('linearGradient', { id, ...ends }, stops)
      }),
  }
}

function vector(from: Point, to: Point) {
  return { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
}

function text(one: Extract<Shape, { kind: 'text' }>, fit: Fit): string {
  const [x, y] = fitted(fit, one.at)
  const size = one.size * fit.scale
  const matrix = [...one.right, ...one.down].map((value) => brief(value, 3)).join(' ')
  const attributes = {
    transform: `matrix(${matrix} ${brief(x)} ${brief(y)})`,
    y: size * 0.35,
    'font-size': size,
    'text-anchor': 'middle',
    fill: one.fill,
  }
  return element('text', attributes, [escaped(one.text)])
}

/** A cool light ground of the picture's own, on which fine lines can be read by day and by night. */
function backdrop(mark: string): string {
  const stops = [
    element('stop', { 'stop-color': '#f8fafb' }),
    element('stop', { offset: 1, 'stop-color': '#e3e8eb' }),
  ]
  return element('linearGradient', { id: `${mark}b`, x2: 0, y2: 1 }, stops)
}

const blur = (mark: string): string =>
  element('filter', { id: `${mark}f`, x: '-20%', y: '-40%', width: '140%', height: '180%' }, [
    element('feGaussianBlur', { stdDeviation: 9 }),
  ])

/** Flat things, and all things from above, cast the shadow of their own outline. */
const drop = (mark: string): string =>
  element('filter', { id: `${mark}f` }, [
    element('feDropShadow', {
      dx: 5,
      dy: 8,
      stdDeviation: 6,
      'flood-color': '#23323c',
      'flood-opacity': '.32',
    }),
  ])

const isLow = (solids: readonly Solid[]): boolean =>
  Math.max(...solids.map(({ bounds }) => bounds.max[2])) -
    Math.min(...solids.map(({ bounds }) => bounds.min[2])) <
  60

/** A soft shadow on the ground: what stands on it casts a short one to the back right. */
function castShadow(solids: readonly Solid[], view: View, camera: Camera, fit: Fit, mark: string): string {
  const ground = Math.min(...solids.map(({ bounds }) => bounds.min[2]))
  const feet = solids.flatMap(({ bounds }) =>
    corners(bounds).map(([x, y, z]): Place => {
      const lift = Math.min(z - ground, 420)
      return view === 'front'
        ? [x, y, ground]
        : [x + lift * 0.16, y + lift * (view === 'top' ? -0.06 : 0.2), ground]
    }),
  )
  const line = hull(feet.map((place) => fitted(fit, project(camera, place))))
  const flat = view === 'front' ? line.concat([...line].reverse().map(([x, y]): Point => [x, y + 9])) : line
  return element('path', {
    d: pathData([hull(flat)], false),
    fill: '#23323c',
    opacity: '.24',
    filter: `url(#${mark}f)`,
  })
}
