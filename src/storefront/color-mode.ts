import type { PageHandle } from './page.ts'

/** The colours a page forces: the innermost that says so. Forcing "system" would force nothing. */
export function forcedColorMode(handles: readonly PageHandle[]): 'light' | 'dark' | undefined {
  const forced = handles.findLast(({ colorMode }) => colorMode)?.colorMode
  if (forced !== 'system') return forced

  console.warn('A page may force the colour mode light or dark; forcing "system" is not allowed.')
  return undefined
}
