/** Which edge of the element meets which edge of the window: `center-bottom` is its middle at the bottom of the screen. */
export type Anchor = `${'top' | 'center' | 'bottom'}-${'bottom' | 'center' | 'top'}`

export type RevealOptions = {
  /** How far beyond the meeting of the edges, in px. */
  offset: number
  delayMs: number
  durationMs: number
  easing: string
  /** Stays once it was seen. */
  once: boolean
  /** Goes again when it has scrolled out above. */
  mirror: boolean
  anchor: Anchor
}

/** Specification 9. */
export const revealDefaults: RevealOptions = {
  offset: 120,
  delayMs: 0,
  durationMs: 400,
  easing: 'ease',
  once: false,
  mirror: false,
  anchor: 'top-bottom',
}
/** Specification 9: how often what scrolling did is looked at, and how long a window must keep its size. */
export const throttleMs = 99
export const debounceMs = 50

const elementShare = { top: 0, center: 0.5, bottom: 1 }
const windowShare = { bottom: 0, center: 0.5, top: 1 }

/** How far above the bottom of the window the top of the element has to be to be shown, in px. */
export function revealPoint(
  { offset, anchor }: Pick<RevealOptions, 'offset' | 'anchor'>,
  { elementHeight, windowHeight }: { elementHeight: number; windowHeight: number },
): number {
  // The type is the two words with a dash between.
  const [edge, line] = anchor.split('-') as [keyof typeof elementShare, keyof typeof windowShare]
  return Math.round(offset + elementShare[edge] * elementHeight + windowShare[line] * windowHeight)
}

export type Reveal = 'shown' | 'waiting'

/** What becomes of an element where it now is: distances from the top of the window, in px. */
export function revealed(
  now: Reveal,
  { top, bottom, windowHeight, point }: { top: number; bottom: number; windowHeight: number; point: number },
  { once, mirror }: Pick<RevealOptions, 'once' | 'mirror'>,
): Reveal {
  if (now === 'shown' && once) return 'shown'
  if (mirror && bottom < 0) return 'waiting'
  return top <= windowHeight - point ? 'shown' : 'waiting'
}
