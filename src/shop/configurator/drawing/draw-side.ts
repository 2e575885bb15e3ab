import { drawerFloor, type Place } from './draw-place.ts'
import { besideFloor, bodyBottom, difference, needed, trap } from './place-edges.ts'
import { boundsOf, type Dimension, inMm, type Part, rect, spanInMm, type View } from './scene.ts'

const [back, front] = [8, 19]

/** The place from its right side, the front to the left: x from the body's front edge. */
export function drawSide(place: Place): View {
  const parts = [
    ...(place.systemType === 'free-standing' ? niche(place) : cabinet(place)),
    ...inTheWay(place),
    ...(place.systemType === 'existing-pullout' ? drawer(place) : []),
    ...system(place),
    ...faults(place),
  ]
  return { parts, dimensions: dimensions(place), bounds: boundsOf(parts) }
}

function cabinet(place: Place): Part[] {
  const { wall, body } = place
  const bottom = bodyBottom(place)
  return [
    rect('front', -front - 3, bottom + 3, front, body.height - bottom - 6),
    rect('wall', 0, bottom, body.depth, wall),
    rect('wall', body.depth - back, bottom + wall, back, body.height - bottom - wall),
  ]
}

function niche({ body, usable }: Place): Part[] {
  return [
    rect('wall', -besideFloor, -12, body.depth + besideFloor + (usable.depth ? 18 : 0), 12),
    ...(usable.depth ? [rect('wall', body.depth, 0, 18, body.height)] : []),
    ...(usable.height ? [rect('wall', 0, body.height, body.depth + 18, 18)] : []),
  ]
}

/** Above the free height, and behind the free depth. */
function inTheWay(place: Place): Part[] {
  const { systemType, body, free, usable, clearDepth, obstacles } = place
  if (systemType === 'free-standing') return []
  const inside = body.depth - back
  const above = body.height - free.height
  const behind = clearDepth === null ? 0 : inside - clearDepth
  const parts: Part[] = []

  if (usable.height) parts.push(rect('obstacle', 0, free.height, inside, above))
  if (behind > 14) parts.push(rect('obstacle', inside - behind, 0, behind, free.height))
  if (obstacles.includes('pipe') && behind > 14)
    parts.push(rect('system', inside - behind, 0, Math.min(40, behind), free.height))
  if (!usable.height) return parts
  if (obstacles.includes('shelf')) parts.push(rect('wall', 0, free.height, inside, Math.min(18, above)))
  if (obstacles.includes('boiler')) parts.push(rect('system', inside - 250, free.height, 240, above - 14))
  if (obstacles.includes('siphon')) parts.push(trap(inside / 2, inside, free.height, above))
  return parts
}

function drawer({ free }: Place): Part[] {
  const high = Math.min(140, free.height)
  return [
    rect('drawer', 0, -drawerFloor, free.depth, drawerFloor),
    rect('drawer', Math.max(0, free.depth - 12), 0, Math.min(12, free.depth), high),
  ]
}

function system({ system }: Place): Part[] {
  if (!system) return []
  const bins = system.bins.toSorted((one, other) => one.x - other.x)
  return [
    rect('system', 0, 0, system.depth, system.height),
    ...bins.map(({ y, z, depth, height }) => rect('bin', y, z, depth, height)),
  ]
}

function faults({ system, faults, free }: Place): Part[] {
  if (!system) return []
  return [
    ...(faults.height ? [rect('excess', 0, free.height, system.depth, faults.height.difference)] : []),
    ...(faults.depth ? [rect('excess', free.depth, 0, faults.depth.difference, system.height)] : []),
  ]
}

function dimensions({ usable, known, body, free, system, faults }: Place): Dimension[] {
  const lines: Dimension[] = []
  const add = (dimension: Omit<Dimension, 'difference'>, fault?: keyof Place['faults']) =>
    lines.push({ ...dimension, difference: difference(faults, fault) })

  if (usable.depth) {
    const { kind, mm } = usable.depth
    const span = { from: 0, to: free.depth, kind, label: inMm(mm, kind) }
    add({ measure: 'depth', side: 'bottom', row: 0, ...span })
  }
  if (known.bodyDepth) {
    const { kind, mm } = known.bodyDepth
    add({ measure: 'bodyDepth', side: 'bottom', row: 1, from: 0, to: body.depth, kind, label: inMm(mm) })
  }
  const depth = system?.limits.drawerDepth ?? system?.limits.installationDepth
  if (system && depth) {
    const span = { from: 0, to: depth.min ?? system.depth, label: spanInMm(depth) }
    add({ measure: 'depth', side: 'top', row: 0, ...needed, ...span }, 'depth')
  }
  return lines
}
