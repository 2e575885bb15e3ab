/** What of a product's limits a page shows, in mm, in the order in which one measures. */
export const measured = [
  'usableWidth',
  'installationHeight',
  'drawerDepth',
  'installationDepth',
  'doorLeafWidth',
  'sideWallThickness',
] as const
export type Measured = (typeof measured)[number]

export type Limit = { min: number | null; max: number | null }

export type FitLimits = { systemTypes?: readonly string[] } & { [Name in Measured]?: Limit }

/** Reads the limits of a product; what it says beside them is for the configurator. */
export function fitLimits(fit: Readonly<Record<string, unknown>>): FitLimits {
  const { systemTypes } = fit
  return {
    ...(Array.isArray(systemTypes) && {
      systemTypes: systemTypes.filter((type) => typeof type === 'string'),
    }),
    ...Object.fromEntries(
      measured.flatMap((name) => {
        const limit = limitOf(fit[name])
        return limit ? [[name, limit]] : []
      }),
    ),
  }
}

function limitOf(value: unknown): Limit | null {
  if (typeof value !== 'object' || value === null) return null
  const { min = null, max = null } = value as { min?: unknown; max?: unknown }
  const limit = { min: length(min), max: length(max) }
  return limit.min === null && limit.max === null ? null : limit
}

const length = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
