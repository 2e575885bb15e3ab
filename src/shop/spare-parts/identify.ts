import type { Answer, PartKind, PartQuestion } from './question.ts'
import { asksForSystem, isBehindYes, type SystemEnd, systemEnds } from './system-ways.ts'

/** What is left of the parts after some answers, and what to ask next. */
export type Identification<Kind extends PartKind = PartKind> = {
  /** Null once there is nothing left that would tell the rest apart, or nothing left at all. */
  question: PartQuestion | null
  count: number
  kinds: readonly Kind[]
  /** Categories the answers about the system led to: where to look first. */
  categories: readonly string[]
}

/** So few are told apart sooner by looking at them than by another question. */
export const fewEnough = 4

/**
 * Each answer takes away what it contradicts and nothing else, whatever the order: a yes keeps what lies behind it, a no
 * what does not, "unknown" everything. So the count never grows, and answers that contradict one another leave nothing.
 */
export function identify<Kind extends PartKind>(
  questions: readonly PartQuestion[],
  kinds: readonly Kind[],
  answers: readonly Answer[],
): Identification<Kind> {
  const all = systemEnds(questions)
  const ends = all.filter((end) => answers.every((answer) => allowsEnd(end, answer, questions)))
  const left = (isTorn(answers) ? [] : kinds)
    .filter((kind) => ends.length === all.length || ends.some((end) => belongs(kind, end)))
    .filter((kind) => answers.every((answer) => allowsKind(kind, answer, questions)))
  const count = countOf(left)
  const open = questions.filter(({ id }) => !answers.some(({ question }) => question === id))

  return {
    question: count <= fewEnough ? null : (nextAboutSystem(open, ends, left) ?? nextAboutPart(open, left)),
    count,
    kinds: left,
    categories:
      ends.length === all.length ? [] : [...new Set(ends.flatMap(({ category }) => category ?? []))],
  }
}

/** A question that was answered both ways. */
const isTorn = (answers: readonly Answer[]): boolean =>
  answers.some(
    (one) =>
      one.answer === 'yes' &&
      answers.some((other) => other.question === one.question && other.answer === 'no'),
  )

const countOf = (kinds: readonly PartKind[]): number => kinds.reduce((sum, { count }) => sum + count, 0)

const belongs = ({ fits }: PartKind, { lines }: SystemEnd): boolean =>
  fits.some((line) => lines.includes(line))

function allowsEnd(
  end: SystemEnd,
  { question, answer }: Answer,
  questions: readonly PartQuestion[],
): boolean {
  if (answer === 'unknown' || !questions.some((one) => one.id === question && asksForSystem(one))) return true
  return isBehindYes(end, question) === (answer === 'yes')
}

function allowsKind(
  kind: PartKind,
  { question, answer }: Answer,
  questions: readonly PartQuestion[],
): boolean {
  const asked = questions.find(({ id }) => id === question)
  if (answer === 'unknown' || !asked || asksForSystem(asked)) return true
  return answer === 'yes' ? hasTrait(kind, asked.yes) : isWithout(kind, asked)
}

const hasTrait = ({ traits }: PartKind, way: PartQuestion['yes']): boolean =>
  'trait' in way && traits.includes(way.trait)

const isWithout = (kind: PartKind, { yes, no }: PartQuestion): boolean =>
  no ? hasTrait(kind, no) : !hasTrait(kind, yes)

/**
 * In the order of the questions. One that takes something for granted ("does the drawer …?") waits until it is so; that
 * the thing may be none of ours is no reason to wait.
 */
function nextAboutSystem(
  open: readonly PartQuestion[],
  ends: readonly SystemEnd[],
  left: readonly PartKind[],
): PartQuestion | null {
  const ours = ends.filter((end) => left.some((kind) => belongs(kind, end)))
  const leaves = (id: string, yes: boolean) => {
    const then = ends.filter((end) => isBehindYes(end, id) === yes)
    return then.length === 0
      ? countOf(left)
      : countOf(left.filter((kind) => then.some((end) => belongs(kind, end))))
  }
  const tellsApart = (id: string) => Math.min(leaves(id, true), leaves(id, false)) < countOf(left)
  const isGranted = (id: string) => {
    const steps = ends.find((end) => isBehindYes(end, id))?.steps ?? []
    const before = steps.slice(
      0,
      steps.findIndex(({ question }) => question === id),
    )
    return before.every(({ question, yes }) => !yes || ours.every((end) => isBehindYes(end, question)))
  }
  return open.filter(asksForSystem).find(({ id }) => tellsApart(id) && isGranted(id)) ?? null
}

/** The one after which, at worst, the fewest are left; of equals the first. */
function nextAboutPart(open: readonly PartQuestion[], left: readonly PartKind[]): PartQuestion | null {
  const count = countOf(left)
  const worst = (question: PartQuestion) => {
    const [yes, no] = [
      countOf(left.filter((kind) => hasTrait(kind, question.yes))),
      countOf(left.filter((kind) => isWithout(kind, question))),
    ]
    return yes === 0 || no === 0 ? count : Math.max(yes, no)
  }
  const [best] = open
    .filter((question) => !asksForSystem(question))
    .map((question) => ({ question, worst: worst(question) }))
    .filter((one) => one.worst < count)
    .toSorted((a, b) => a.worst - b.worst)
  return best?.question ?? null
}
