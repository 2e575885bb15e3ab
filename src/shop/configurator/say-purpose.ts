import type { LinePurpose } from '../cart/line-purpose.ts'
import type { FitPassport } from './fit-passport.ts'
import { lengths, type Measures } from './measures.ts'
import type { PassportWords } from './passport-words/passport-words.ts'

/** What stands below a line of cart, order and paper: the job it is for, and what was measured. Nothing for most lines. */
export const sayPurpose = ({ job, fit }: LinePurpose, words: PassportWords): string[] => [
  ...(job ? [sayJob(job, words)] : []),
  ...(fit ? sayPassport(fit, words) : []),
]

/** Where there is little room: that it was measured, not what. */
export const sayShortly = ({ job, fit }: LinePurpose, words: PassportWords): string[] => [
  ...(job ? [sayJob(job, words)] : []),
  ...(fit ? [words.measured[fit.status]] : []),
]

export const sayJob = (job: string, { job: name, colon }: PassportWords): string => `${name}${colon} ${job}`

/** What was measured and what came of it; then what was assumed, and by which rules and figures. */
function sayPassport(fit: FitPassport, words: PassportWords): string[] {
  const { colon } = words
  const type = words.systemTypes[fit.systemType]
  const measures = sayMeasures(fit.measures, words).join(', ')
  const usable = sayUsable(fit, words)
  const assumed = fit.assumptions.map((code) => words.assumptions[code])

  return [
    `${words.measured[fit.status]} (${type})${measures && `${colon} ${measures}`}`,
    [
      ...(usable ? [`${words.usable}${colon} ${usable}`] : []),
      ...(assumed.length > 0 ? [`${words.assumed}${colon} ${assumed.join(', ')}`] : []),
      ...(fit.fillers.length > 0 ? [`${words.filler} ${fit.fillers.join(', ')}`] : []),
      `${words.rules} ${fit.engine}/${fit.figures}`,
    ].join('; '),
  ]
}

/** In the order in which a cabinet is measured. */
export function sayMeasures(measures: Measures, words: PassportWords): string[] {
  const { drawerSystem, doorCount, hingeSide } = measures
  return [
    ...lengths.flatMap((name) => {
      const value = measures[name]
      return value === undefined ? [] : [`${words.lengths[name]} ${sayMm(value, words)}`]
    }),
    ...(drawerSystem
      ? [`${words.drawerSystem} ${words.drawers[drawerSystem] ?? branded(drawerSystem)}`]
      : []),
    ...(doorCount === 2 ? [words.twoDoors] : []),
    ...(hingeSide ? [words.hinge[hingeSide]] : []),
  ]
}

/** Blum Legrabox */
const branded = (id: string): string =>
  id
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

const sayUsable = ({ usable: { width, height, depth } }: FitPassport, words: PassportWords): string =>
  (['width', 'height', 'depth'] as const)
    .flatMap((side) => {
      const mm = { width, height, depth }[side]
      return mm === null ? [] : [`${words.sides[side]} ${sayMm(mm, words)}`]
    })
    .join(', ')

/** Not grouped: nobody reads 1.200 mm as twelve hundred. */
export const sayMm = (mm: number, { locale }: PassportWords): string =>
  `${new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(mm)}\u00a0mm`
