import { drawerFloor, type Place } from './draw-place.ts'
import { besideFloor, bodyBottom, difference, needed, trap } from './place-edges.ts'
import { boundsOf, type Dimension, inMm, type Part, rect, spanInMm, type View } from './scene.ts'

/** The place from the front, without its front or doors: x from the body's left edge. */
export function drawFront(place: Place): View {
  const parts = [
    ...(place.systemType === 'free-standing' ? niche(place) : cabinet(place)),
    ...inTheWay(place),
    ...(place.systemType === 'existing-pullout' ? drawer(place) : []),
    ...system(place),
    ...doors(place),
    ...faults(place),
  ]
  return { parts, dimensions: dimensions(place), bounds: boundsOf(parts) }
}

function cabinet(place: Place): Part[] {
  const { wall, body, hasEdge, inset } = place
  const bottom = bodyBottom(place)
  const high = body.height - bottom
  return [
    rect('wall', 0, bottom, wall, high),
    rect('wall', body.width - wall, bottom, wall, high),
    rect('wall', wall, bottom, body.width - 2 * wall, wall),
    ...(hasEdge > 0
      ? [
          rect('wall', inset - hasEdge, 0, hasEdge, body.height),
          rect('wall', body.width - inset, 0, hasEdge, body.height),
        ]
      : []),
  ]
}

/** A floor, and around it what somebody measured. */
function niche({ body, usable }: Place): Part[] {
  const side = 18
  return [
    rect('wall', -besideFloor, -12, body.width + 2 * besideFloor, 12),
    ...(usable.width
      ? [rect('wall', -side, 0, side, body.height), rect('wall', body.width, 0, side, body.height)]
      : []),
    ...(usable.height ? [rect('wall', -side, body.height, body.width + 2 * side, side)] : []),
  ]
}

/** Above the free height: what somebody noted, otherwise only that it is not free. */
function inTheWay({ systemType, wall, body, free, usable, obstacles }: Place): Part[] {
  if (!usable.height || systemType === 'free-standing') return []
  const [left, wide, above] = [wall, body.width - 2 * wall, body.height - free.height]
  const middle = left + wide / 2
  return [
    rect('obstacle', left, free.height, wide, above),
    ...(obstacles.includes('shelf') ? [rect('wall', left, free.height, wide, Math.min(18, above))] : []),
    ...(obstacles.includes('boiler')
      ? [rect('system', left + 12, free.height, Math.min(240, wide * 0.42), above - 14)]
      : []),
    ...(obstacles.includes('siphon')
      ? [trap(middle + wide * 0.1, middle + wide * 0.1 + 110, free.height, above)]
      : []),
  ]
}

/** Its floor, and its sides as far as they reach into the room of the bins. */
function drawer({ wall, body, inset, free }: Place): Part[] {
  const play = 6
  const side = Math.max(8, inset - wall - play)
  const high = Math.min(140, free.height)
  return [
    rect('drawer', wall + play, -drawerFloor, body.width - 2 * (wall + play), drawerFloor),
    rect('drawer', wall + play, 0, side, high),
    rect('drawer', body.width - wall - play - side, 0, side, high),
  ]
}

/** Where the system's left edge is: in the middle, or beside the hinges it hangs on. */
export function leftOf({ system, free, inset, doors }: Place): number {
  if (!system) return inset
  const spare = free.width - system.width
  if (!doors.hinge || spare < 80) return inset + spare / 2
  return doors.hinge === 'left' ? inset + 40 : inset + spare - 40
}

function system(place: Place): Part[] {
  const { system } = place
  if (!system) return []
  const left = leftOf(place)
  const bins = system.bins.toSorted((one, other) => other.y - one.y)
  return [
    rect('system', left, 0, system.width, system.height),
    ...bins.map(({ x, z, width, height }) => rect('bin', left + x, z, width, height)),
  ]
}

/** The mark of a door in elevations: lines from its free edge that meet at the hinges. */
function doors({ systemType, body, doors: { count, hinge } }: Place): Part[] {
  if (systemType !== 'swing-door' || !hinge) return []
  const [width, middle] = [body.width / count, body.height / 2]
  const leaf = (free: number, hinges: number): Part => ({
    kind: 'front',
    path: [
      [free, body.height],
      [hinges, middle],
      [free, 0],
    ],
  })
  if (count === 2) return [leaf(width, 0), leaf(width, body.width)]
  return [hinge === 'left' ? leaf(body.width, 0) : leaf(0, body.width)]
}

function faults(place: Place): Part[] {
  const { system, faults, free, inset, wall, body } = place
  const left = leftOf(place)
  const parts: Part[] = []
  if (system && faults.height)
    parts.push(rect('excess', left, free.height, system.width, faults.height.difference))
  if (system && faults.width?.isTooMuch)
    parts.push(
      rect('excess', inset + free.width - faults.width.difference, 0, faults.width.difference, system.height),
    )
  if (system && faults.width && !faults.width.isTooMuch) {
    const half = faults.width.difference / 2
    parts.push(
      rect('excess', left, 0, half, system.height),
      rect('excess', left + system.width - half, 0, half, system.height),
    )
  }
  if (faults.wall)
    parts.push(
      rect('excess', 0, 0, wall, body.height),
      rect('excess', body.width - wall, 0, wall, body.height),
    )
  return parts
}

function dimensions(place: Place): Dimension[] {
  const { usable, known, body, inset, free, system, faults, doors, wall } = place
  const lines: Dimension[] = []
  const add = (dimension: Omit<Dimension, 'difference'>, fault?: keyof Place['faults']) =>
    lines.push({ ...dimension, difference: difference(faults, fault) })

  if (usable.width) {
    const { kind, mm } = usable.width
    const span = { from: inset, to: inset + free.width, kind, label: inMm(mm, kind) }
    add({ measure: 'width', side: 'bottom', row: 0, ...span })
  }
  if (known.bodyWidth) {
    const { kind, mm } = known.bodyWidth
    const span = { from: 0, to: body.width, kind, label: inMm(mm) }
    add({ measure: 'bodyWidth', side: 'bottom', row: 1, ...span }, 'bodyWidth')
  }
  if (usable.height) {
    const { kind, mm } = usable.height
    const span = { from: 0, to: free.height, kind, label: inMm(mm) }
    add({ measure: 'height', side: 'left', row: 0, ...span })
  }
  if (!system) return lines

  const { limits } = system
  const width = limits.usableWidth ?? limits.fullWidth
  const left = leftOf(place)
  if (width) {
    const span = { from: left, to: left + system.width, label: spanInMm(width) }
    add({ measure: 'width', side: 'top', row: 0, ...needed, ...span }, 'width')
  }
  if (limits.installationHeight) {
    const { min } = limits.installationHeight
    const span = { from: 0, to: min ?? system.height, label: spanInMm(limits.installationHeight) }
    add({ measure: 'height', side: 'right', row: 0, ...needed, ...span }, 'height')
  }
  if (faults.door && limits.doorLeafWidth) {
    const span = { from: 0, to: body.width / doors.count, label: spanInMm(limits.doorLeafWidth) }
    add({ measure: 'bodyWidth', side: 'top', row: 1, ...needed, ...span }, 'door')
  } else if (faults.wall && limits.sideWallThickness) {
    const span = { from: 0, to: wall, label: spanInMm(limits.sideWallThickness) }
    add({ measure: 'bodyWidth', side: 'top', row: 1, ...needed, ...span }, 'wall')
  }
  return lines
}
