import { drawerFloor, type Place } from './draw-place.ts'
import type { Part } from './scene.ts'

/** As much of a room's floor is drawn beside a niche. */
export const besideFloor = 60

/** Where a body begins, below where heights are measured: an existing drawer hangs above its floor. */
export const bodyBottom = ({ systemType, wall }: Pick<Place, 'systemType' | 'wall'>): number =>
  systemType === 'existing-pullout' ? -drawerFloor - 30 - wall : -wall

export const needed = { kind: 'needed' } as const

/** Below 0 mm are missing, above there are too many. */
export function difference(faults: Place['faults'], of: keyof Place['faults'] | undefined): number | null {
  const fault = of && faults[of]
  if (!fault) return null
  return fault.isTooMuch ? fault.difference : -fault.difference
}

/** Drain, trap and the way to the wall; its lowest point is where the free height ends. */
export function trap(x: number, wall: number, lowest: number, above: number): Part {
  const [bend, outlet] = [lowest + Math.min(46, above * 0.5), lowest + Math.min(90, above * 0.8)]
  return {
    kind: 'system',
    path: [
      [x - 22, lowest + above],
      [x - 22, bend],
      [x - 10, lowest + 4],
      [x + 30, lowest + 4],
      [x + 42, bend],
      [x + 42, outlet],
      [wall, outlet],
    ],
  }
}
