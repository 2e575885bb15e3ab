import { describe, expect, it } from 'vitest'
import { modelsThatFit, seededSystems } from '../../../tests/seeded-fit.ts'
import type { FitLimits } from './check-system.ts'
import type { Measures, SystemType } from './measures.ts'

describe('every bound of every system (R8, R9)', () => {
  const cases = seededSystems.flatMap(({ model, limits }) =>
    limits.systemTypes.flatMap((systemType) =>
      boundsOf(limits).map((bound) => ({ model, systemType, ...bound, limits })),
    ),
  )

  it.each(cases)(
    '$model fits at $name $mm and not $step mm beyond',
    ({ model, systemType, name, mm, step, limits }) => {
      const place = roomFor(limits)
      const at = (value: number) =>
        modelsThatFit(systemType, { ...place, ...measured(systemType, name, value) })
      expect(at(mm)).toContain(model)
      expect(at(mm + step)).not.toContain(model)
    },
  )
})

type Bound = { name: Exclude<keyof FitLimits, 'systemTypes'>; mm: number; step: number }

function boundsOf({ systemTypes: _, ...limits }: FitLimits): Bound[] {
  return Object.entries(limits).flatMap(([name, { min, max }]) =>
    [
      { mm: min, step: -0.1 },
      { mm: max, step: 0.1 },
    ].flatMap(({ mm, step }) =>
      // The names of limits, by the type of the record they come from.
      mm === null || mm === undefined ? [] : [{ name: name as Bound['name'], mm, step }],
    ),
  )
}

/** A place in which a system fits with nothing to spare in its width and much of everything else. */
function roomFor({ usableWidth, fullWidth, sideWallThickness, doorLeafWidth }: FitLimits): Measures {
  return {
    ...(usableWidth ? { insideWidth: usableWidth.min ?? 500 } : {}),
    ...(fullWidth ? { fullWidth: fullWidth.min ?? 500 } : {}),
    ...(sideWallThickness ? { sideWallThickness: sideWallThickness.min ?? 19 } : {}),
    ...(doorLeafWidth ? { bodyWidth: 500, insideWidth: 470 } : {}),
    installationHeight: 1000,
    installationDepth: 800,
    drawerBackToFront: 800,
  }
}

/** By which measure a limit is met exactly. */
function measured(systemType: SystemType, name: Bound['name'], mm: number): Measures {
  switch (name) {
    case 'usableWidth':
      return { insideWidth: mm }
    case 'doorLeafWidth': {
      // Two leaves of 600 mm belong to a body that is wider than any for which there are systems.
      const doorCount = mm > 450 ? 1 : 2
      const bodyWidth = doorCount * mm
      return { bodyWidth, doorCount, insideWidth: bodyWidth - 30, sideWallThickness: 15 }
    }
    case 'drawerDepth':
      return { drawerBackToFront: mm }
    case 'installationDepth':
      return systemType === 'existing-pullout' ? { drawerBackToFront: mm } : { installationDepth: mm }
    default:
      return { [name]: mm }
  }
}
