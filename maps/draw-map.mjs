/**
 * Draws src/storefront/parts/dealers/map.svg; see README.md beside it.
 * node maps/draw-map.mjs <folder of world-atlas> <folder of swiss-maps>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { project } from '../src/storefront/parts/dealers/projection.ts'

const [worldAtlas = '', swissMaps = ''] = process.argv.slice(2)
const target = resolve(import.meta.dirname, '../src/storefront/parts/dealers/map.svg')

/** West, south, east, north: where the dealers are, and where one looks to find them. */
const region = [-11, 35.5, 21, 57]
const switzerland = '756'
const [land, countries, swiss] = [
  open(join(worldAtlas, 'land-10m.json')),
  open(join(worldAtlas, 'countries-10m.json')),
  open(join(swissMaps, '2021/ch-combined.json')),
]

const parts = {
  land: areas(land, land.objects.land, { roughness: 4 }),
  borders: lines(countries, countries.objects.countries, { roughness: 4, without: switzerland }),
  home: areas(swiss, swiss.objects.country, { roughness: 1.6 }),
  cantons: lines(swiss, swiss.objects.cantons, { roughness: 2 }),
  lakes: areas(swiss, swiss.objects.lakes, { roughness: 1.2 }),
}

// A line keeps its width however near one looks; the page that uses a part says its colours.
const drawn = Object.entries(parts)
  .map(([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`)
  .join('\n')
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn}\n</svg>\n`)
for (const [id, d] of Object.entries(parts)) console.log(id, d.length)

/** A topology with its arcs in degrees. */
function open(file) {
  const topology = JSON.parse(readFileSync(file, 'utf8'))
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([right, up]) => {
      x += right
      y += up
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  return { ...topology, arcs }
}

/** All polygons of an object, cut at the edge of the region, as one path. */
function areas({ arcs }, object, { roughness }) {
  return polygonsOf(object)
    .flat()
    .map((ring) => clip(ring.flatMap((arc) => arcOf(arcs, arc).slice(1))))
    .filter((ring) => ring.length > 2)
    .map((ring) => simplify(closed(ring.map(onMap)), roughness))
    .filter((ring) => ring.length > 3)
    .map((ring) => `${written(ring.slice(0, -1))}z`)
    .join('')
}

/** The lines between two areas of an object, but for those of one country. */
function lines({ arcs }, object, { roughness, without }) {
  const sides = new Map()
  for (const geometry of geometriesOf(object)) {
    for (const arc of polygonsOf(geometry).flat(2)) {
      const place = arc < 0 ? ~arc : arc
      sides.set(place, [...(sides.get(place) ?? []), geometry.id])
    }
  }
  return [...sides]
    .filter(([, ids]) => ids.length > 1 && ids[0] !== ids[1] && !ids.includes(without))
    .flatMap(([place]) => within(arcs[place]))
    .map((line) => simplify(line.map(onMap), roughness))
    .filter((line) => line.length > 1)
    .map(written)
    .join('')
}

function geometriesOf(object) {
  return object.type === 'GeometryCollection' ? object.geometries : [object]
}

function polygonsOf(object) {
  return geometriesOf(object).flatMap(({ type, arcs }) => (type === 'MultiPolygon' ? arcs : [arcs]))
}

function arcOf(arcs, place) {
  return place < 0 ? arcs[~place].toReversed() : arcs[place]
}

/** A ring cut along the four edges, one after the other (Sutherland and Hodgman). */
function clip(ring) {
  const [west, south, east, north] = region
  const edges = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return edges.reduce((points, [axis, edge, side]) => {
    const isIn = (point) => (point[axis] - edge) * side >= 0
    return points.flatMap((point, place) => {
      const before = points.at(place - 1)
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : []
      const share = (edge - before[axis]) / (point[axis] - before[axis])
      const cut = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
      return isIn(point) ? [cut, point] : [cut]
    })
  }, ring)
}

/** The stretches of a line that lie in the region. */
function within(line) {
  const [west, south, east, north] = region
  const stretches = [[]]
  for (const point of line) {
    const isIn = point[0] > west && point[0] < east && point[1] > south && point[1] < north
    if (isIn) stretches.at(-1).push(point)
    else if (stretches.at(-1).length > 0) stretches.push([])
  }
  return stretches.filter(({ length }) => length > 1)
}

function onMap([longitude, latitude]) {
  const { x, y } = project({ longitude, latitude })
  return [Math.round(x), Math.round(y)]
}

function closed(ring) {
  return [...ring, ring[0]]
}

/** Leaves out what nobody would miss (Douglas and Peucker); far from home more than near it. */
function simplify(points, roughness) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let [worst, at] = [0, 0]
  for (let place = 1; place < points.length - 1; place += 1) {
    const off = distanceTo(points[place], first, last) / toleranceAt(points[place], roughness)
    if (off > worst) [worst, at] = [off, place]
  }
  return worst <= 1
    ? [first, last]
    : [...simplify(points.slice(0, at + 1), roughness).slice(0, -1), ...simplify(points.slice(at), roughness)]
}

function toleranceAt([x, y], roughness) {
  return roughness * Math.max(1, Math.hypot(x, y) / 2_500) ** 1.7
}

function distanceTo([x, y], [fromX, fromY], [toX, toY]) {
  const [right, down] = [toX - fromX, toY - fromY]
  const length = right ** 2 + down ** 2
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * right + (y - fromY) * down) / length))
  return Math.hypot(x - fromX - share * right, y - fromY - share * down)
}

/** From point to point, in steps: short, and alike enough to be packed well. */
function written([first, ...others]) {
  let [x, y] = first
  const steps = others
    .map(([toX, toY]) => {
      const step = [toX - x, toY - y]
      ;[x, y] = [toX, toY]
      return step
    })
    .filter(([right, down]) => right !== 0 || down !== 0)
  return `M${first.join(' ')}l${steps.map((step) => step.join(' ')).join(' ')}`.replaceAll(' -', '-')
}
