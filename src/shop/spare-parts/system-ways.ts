import type { PartQuestion, ToSystems } from './question.ts'

/** One end of the questions about the system: what it comes to, and how one gets there. */
export type SystemEnd = ToSystems & { steps: readonly { question: string; yes: boolean }[] }

/** Whether a question asks for the kind of system rather than for what the part itself is. */
export const asksForSystem = ({ yes }: PartQuestion): boolean => !('trait' in yes)

/** Every end of the questions about the system. A question that comes round to itself again leads nowhere. */
export function systemEnds(questions: readonly PartQuestion[]): SystemEnd[] {
  const asked = new Map(questions.filter(asksForSystem).map((question) => [question.id, question]))
  const ledTo = new Set(
    [...asked.values()].flatMap(({ yes, no }) =>
      [yes, no].flatMap((way) => (way && 'question' in way ? [way.question] : [])),
    ),
  )
  return [...asked.keys()].filter((id) => !ledTo.has(id)).flatMap((id) => endsFrom(id, [], asked))
}

function endsFrom(
  id: string,
  steps: SystemEnd['steps'],
  asked: ReadonlyMap<string, PartQuestion>,
): SystemEnd[] {
  const question = asked.get(id)
  if (!question || steps.some((step) => step.question === id)) return []

  return [true, false].flatMap((yes) => {
    const way = yes ? question.yes : question.no
    const taken = [...steps, { question: id, yes }]
    if (!way || 'trait' in way) return []
    return 'question' in way ? endsFrom(way.question, taken, asked) : [{ ...way, steps: taken }]
  })
}

/** Whether an end lies behind a yes to a question. */
export const isBehindYes = ({ steps }: SystemEnd, question: string): boolean =>
  steps.some((step) => step.question === question && step.yes)
