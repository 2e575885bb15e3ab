import type { LinePurpose } from '../cart/line-purpose.ts'
import type { FitPassport } from './fit-passport.ts'
import { lengths, type Measures } from './measures.ts'
import type { PassportWords } from './passport-words/passport-words.ts'

/** What stands below a line of cart, order and paper: the job it is for, and what was measured. Nothing for most lines. */
export const sayPurpose = ({ job, fit }: LinePurpose, words: PassportWords): string[] => [
  ...(job ? [sayJob(job, words)] : []),
  ...(fit ? sayPassport(fit, words) : []),
]

/** For whoever may still change it: what was measured, what came of it, and what was assumed. */
export const sayMeasured = ({ job, fit }: LinePurpose, words: PassportWords): string[] => [
  ...(job ? [sayJob(job, words)] : []),
  ...(fit ? [sayVerdict(fit, words), ...sayAssumed(fit, words)] : []),
]

/** Where there is little room: that it was measured, not what. */
export const sayShortly = ({ job, fit }: LinePurpose, words: PassportWords): string[] => [
  ...(job ? [sayJob(job, words)] : []),
  ...(fit ? [words.measured[fit.status]] : []),
]

export const sayJob = (job: string, { job: name, colon }: PassportWords): string => `${name}${colon} ${job}`

/** What was measured and what came of it; then what was assumed, and by which rules and figures. */
const sayPassport = (fit: FitPassport, words: PassportWords): string[] => {
  const usable = sayUsable(fit, words)
  return [
    sayVerdict(fit, words),
    [
      ...(usable ? [`${words.usable}${words.colon} ${usable}`] : []),
      ...sayAssumed(fit, words),
      `${words.rules} ${fit.engine}/${fit.figures}`,
    ].join('; '),
  ]
}

function sayVerdict({ status, systemType, measures }: FitPassport, words: PassportWords): string {
  const said = sayMeasures(measures, words).join(', ')
  return `${words.measured[status]} (${words.systemTypes[systemType]})${said && `${words.colon} ${said}`}`
}

const sayAssumed = ({ assumptions, fillers }: FitPassport, words: PassportWords): string[] => [
  ...(assumptions.length > 0
    ? [`${words.assumed}${words.colon} ${assumptions.map((code) => words.assumptions[code]).join(', ')}`]
    : []),
  ...(fillers.length > 0 ? [`${words.filler} ${fillers.join(', ')}`] : []),
]

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
