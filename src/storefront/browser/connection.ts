/** What browsers that know their line say about it. */
type Line = { saveData?: boolean; effectiveType?: string }

/** How the visitor's line is, as far as the browser tells. */
export function connectionOf(): { isVerySlow: boolean; isSparing: boolean } {
  const line = (navigator as Navigator & { connection?: Line }).connection
  const isVerySlow = line?.effectiveType?.endsWith('2g') ?? false
  return { isVerySlow, isSparing: isVerySlow || (line?.saveData ?? false) }
}
