import { drawerFloor, type Place } from './draw-place.ts'

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
