import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewEnough, identify } from './identify.ts'
import type { Answer, PartKind, PartQuestion } from './question.ts'

const text = { 'de-DE': '', 'en-US': '', 'it-IT': '', 'fr-FR': '' }
const { questions, kinds } = seeded()
const ask = (...given: [string, Answer['answer']][]) =>
  identify(
    questions,
    kinds,
    given.map(([question, answer]) => ({ question, answer })),
  )
const next = (...given: [string, Answer['answer']][]) => ask(...given).question?.id ?? null

const answer = fc.record({
  question: fc.constantFrom(...questions.map(({ id }) => id)),
  answer: fc.constantFrom('yes', 'no', 'unknown'),
})
const answers = fc.array(answer, { maxLength: 12 })

describe('identifying a part', () => {
  it('begins with all parts and the first question', () => {
    expect(ask()).toMatchObject({ count: 116, question: { id: 'q1' }, categories: [] })
  })

  it('follows the questions about the system to where they end', () => {
    expect(next(['q1', 'yes'])).toBe('q1a')
    expect(next(['q1', 'no'])).toBe('q2')
    expect(next(['q1', 'yes'], ['q1a', 'no'])).toBe('q1b')
    expect(ask(['q1', 'yes'], ['q1a', 'yes']).categories).toEqual(['frontauszug/schublade'])
    expect(ask(['q1', 'no'], ['q2', 'yes'], ['q2a', 'yes']).categories).toEqual(['drehtueren'])
  })

  it('leaves what fits the system, whichever group it stands in', () => {
    for (const { fits } of ask(['q1', 'no'], ['q2', 'yes'], ['q2a', 'no']).kinds)
      expect(fits).toContain('d-line-g1')
    for (const { fits } of ask(['q1', 'no'], ['q2', 'no'], ['q3', 'yes']).kinds)
      expect(fits.some((line) => ['s-line', 'heavy-bag', 'pot'].includes(line))).toBe(true)
  })

  it('finds nothing where nothing is ours', () => {
    expect(ask(['q1', 'no'], ['q2', 'no'], ['q3', 'no'])).toMatchObject({ count: 0, question: null })
  })

  it('finds nothing by answers that contradict one another', () => {
    expect(ask(['q1', 'no'], ['q1a', 'yes']).count).toBe(0)
    expect(ask(['q2', 'yes'], ['q2', 'no']).count).toBe(0)
    expect(ask(['former', 'yes'], ['former', 'no']).count).toBe(0)
    expect(ask(['q2', 'yes'], ['q3', 'yes']).count).toBe(0)
  })

  it('takes nothing for granted that nobody said', () => {
    expect(next(['q1', 'unknown'])).toBe('q2')
    expect(next(['q1', 'unknown'], ['q2', 'unknown'])).toBe('q3')
    // What is left is a pull-out, so now it may be asked about its sides.
    expect(next(['q1', 'unknown'], ['q2', 'no'], ['q3', 'no'])).toBe('q1a')
    expect(
      questions.find(({ id }) => id === next(['q1', 'unknown'], ['q2', 'unknown'], ['q3', 'unknown']))?.yes,
    ).toHaveProperty('trait')
  })

  it('finds every part by true answers', () => {
    for (const kind of kinds)
      for (const line of kind.fits)
        expect(trulyAnswered(kind, line).kinds, JSON.stringify(kind)).toContain(kind)
  })

  it('comes to an end, whatever is answered', () => {
    for (const given of ['yes', 'no', 'unknown'] as const) {
      const said: Answer[] = []
      for (let question = identify(questions, kinds, said).question; question; ) {
        said.push({ question: question.id, answer: given })
        question = identify(questions, kinds, said).question
      }
      expect(said.length).toBeLessThanOrEqual(questions.length)
    }
  })

  it('never asks again, and only what can tell the rest apart', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { question, count } = identify(questions, kinds, given)
        if (!question) return
        expect(given.some((one) => one.question === question.id)).toBe(false)
        expect(count).toBeGreaterThan(fewEnough)
        const after = (['yes', 'no'] as const).map(
          (way) => identify(questions, kinds, [...given, { question: question.id, answer: way }]).count,
        )
        expect(Math.min(...after)).toBeLessThan(count)
      }),
      { numRuns: 400 },
    )
  })

  it('never leaves more after an answer than before', () => {
    fc.assert(
      fc.property(answers, answer, (given, one) => {
        expect(identify(questions, kinds, [...given, one]).count).toBeLessThanOrEqual(
          identify(questions, kinds, given).count,
        )
      }),
    )
  })

  it('does not mind the order of the answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(identify(questions, kinds, given.toReversed())).toEqual(identify(questions, kinds, given))
      }),
    )
  })

  it('leaves everything where nobody knows', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (given, at) => {
        const question = questions[at % questions.length]?.id ?? ''
        const { kinds: before } = identify(questions, kinds, given)
        const { kinds: after } = identify(questions, kinds, [...given, { question, answer: 'unknown' }])
        expect(after).toEqual(before)
      }),
    )
  })

  it('leaves nothing of no parts, and asks nothing without questions', () => {
    expect(identify(questions, [], [])).toMatchObject({ count: 0, question: null })
    expect(identify([], kinds, [])).toMatchObject({ count: 116, question: null })
  })

  it('is not led round in circles by its data', () => {
    const circle: PartQuestion[] = [
      { id: 'a', text, yes: { question: 'b' }, no: null, shows: null },
      { id: 'b', text, yes: { question: 'a' }, no: { category: 'x', lines: ['x-line'] }, shows: null },
    ]
    expect(identify(circle, kinds, [{ question: 'a', answer: 'yes' }]).question).toBeNull()
  })
})

/** Somebody who has this part of a system of this line before her, and answers what she is asked. */
function trulyAnswered(kind: PartKind, line: string) {
  const given: Answer[] = []
  let found = identify(questions, kinds, given)
  while (found.question) {
    const { id, yes } = found.question
    const isYes = 'trait' in yes ? kind.traits.includes(yes.trait) : leadsTo(yes, line)
    given.push({ question: id, answer: isYes ? 'yes' : 'no' })
    found = identify(questions, kinds, given)
  }
  return found
}

function leadsTo(way: PartQuestion['yes'], line: string): boolean {
  if ('lines' in way) return way.lines.includes(line)
  if ('trait' in way) return false
  const question = questions.find(({ id }) => id === way.question)
  return (
    question !== undefined && [question.yes, question.no].some((next) => next !== null && leadsTo(next, line))
  )
}

/** The questions and parts as they are delivered. */
function seeded(): { questions: PartQuestion[]; kinds: PartKind[] } {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../db/seed/${name}.json`, import.meta.url), 'utf8'))
  const { questions: aboutSystem, parts } = read('spare-parts') as {
    questions: { id: string; yes: string | Ending; no: string | Ending }[]
    parts: SeededPart[]
  }
  const about = read('part-questions') as {
    generations: Record<string, string>
    questions: { id: string; trait: string; otherwise?: string }[]
    traits: Record<string, { categories: string[]; parts: string[]; but: string[] }>
  }
  const way = (to: string | Ending) =>
    typeof to === 'string'
      ? { question: to }
      : {
          category: to.result === 'not-found' ? null : to.result,
          lines: [
            ...to.lines,
            ...Object.entries(about.generations).flatMap(([id, line]) =>
              to.lines.includes(line) ? [id] : [],
            ),
          ],
        }
  return {
    questions: [
      ...aboutSystem.map(({ id, yes, no }) => ({ id, text, yes: way(yes), no: way(no), shows: null })),
      ...about.questions.map(({ id, trait, otherwise }) => ({
        id,
        text,
        yes: { trait },
        no: otherwise ? { trait: otherwise } : null,
        shows: null,
      })),
    ],
    kinds: parts.map(({ itemNumber, category, fitsLines, fitsPredecessors }) => ({
      category,
      fits: [...fitsLines, ...fitsPredecessors.map(({ id }) => id)],
      traits: [
        ...Object.entries(about.traits)
          .filter(
            ([, { categories, parts, but }]) =>
              !but.includes(itemNumber) && (categories.includes(category) || parts.includes(itemNumber)),
          )
          .map(([trait]) => trait),
        ...(fitsPredecessors.length > 0 ? ['former'] : []),
        ...(fitsLines.length > 0 ? ['current'] : []),
      ],
      count: 1,
    })),
  }
}

type Ending = { result: string; lines: string[] }
type SeededPart = {
  itemNumber: string
  category: string
  fitsLines: string[]
  fitsPredecessors: { id: string }[]
}
