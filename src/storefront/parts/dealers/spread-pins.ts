import { viewRatio } from './map-view.ts'
import type { MapPoint } from './projection.ts'

/** As a share of the map's width: on a phone of 390 px, 44 px. */
export const pinSize = 0.125
const rounds = 120

/** Those at one place part in all directions, alike on every server. */
const nudge = 1e-4
const turn = Math.PI * (3 - Math.sqrt(5))

/**
 * Where pins stand so that each can be touched without touching another: where there is room, on their place,
 * otherwise beside it. Shares of the map's width.
 */
export function spreadPins(places: readonly MapPoint[]): MapPoint[] {
  const pins = places.map(({ x, y }, order) => ({
    x: x + nudge * Math.cos(order * turn),
    y: y + nudge * Math.sin(order * turn),
  }))

  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (const [order, pin] of pins.entries()) {
      for (const other of pins.slice(order + 1)) moved = part(pin, other) || moved
      keepWithin(pin)
    }
    if (!moved) break
  }
  return pins
}

/** Each goes half of the way that is missing. */
function part(one: MapPoint, other: MapPoint): boolean {
  const right = other.x - one.x || 1e-6
  const down = other.y - one.y
  const apart = Math.hypot(right, down)
  if (apart >= pinSize) return false

  const push = (pinSize * 1.02 - apart) / 2 / apart
  one.x -= right * push
  one.y -= down * push
  other.x += right * push
  other.y += down * push
  return true
}

function keepWithin(pin: MapPoint): void {
  const edge = pinSize / 2
  pin.x = Math.min(Math.max(pin.x, edge), 1 - edge)
  pin.y = Math.min(Math.max(pin.y, edge), 1 / viewRatio - edge)
}
