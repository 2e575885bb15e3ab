import { colorModeKey } from '../inline-scripts.ts'

export const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

/** What the visitor chose; whoever chose nothing follows the system. */
export function chosenColorMode(): ColorMode {
  try {
    const kept = localStorage.getItem(colorModeKey)
    return colorModes.find((mode) => mode === kept) ?? 'system'
  } catch {
    // Storage is forbidden here; the choice then lasts as long as the page.
    return 'system'
  }
}

export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(colorModeKey, mode)
  } catch (error) {
    console.warn('The colour mode cannot be kept.', error)
  }
  paint(mode)
  for (const listener of listeners) listener()
}

/** Shows the colours a page forces, or else those the visitor chose. */
export function showColors(forced: 'light' | 'dark' | undefined): void {
  const { dataset } = document.documentElement
  if (forced) dataset.forced = 'true'
  else delete dataset.forced
  paint(forced ?? chosenColorMode())
}

const listeners = new Set<() => void>()

/** Tells when the choice changes. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function paint(mode: ColorMode) {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.theme
  else dataset.theme = mode
}
