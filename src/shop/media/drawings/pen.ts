/** How a drawing is drawn: colours, and widths and heights in mm of paper (ISO 128-2, ISO 3098-1). */
export const pen = {
  ink: '#1a2127',
  paper: '#fff',
  /** Dimension lines and what they point at. */
  measure: '#0a6b40',
  /** The room a system needs. */
  space: '#55616d',
  thick: 0.35,
  line: 0.25,
  thin: 0.18,
  text: 3.5,
  small: 3,
  arrow: 2.6,
} as const

/** How wide words come out at most: the sheet may be shown in any sans-serif letters. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.6
