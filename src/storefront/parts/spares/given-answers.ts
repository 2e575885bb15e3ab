/** An answer as it stands in the address of the questions: `q1.yes`. */
export type GivenAnswer = { question: string; answer: 'yes' | 'no' | 'unknown' }

/** More than there are questions. */
const most = 40

/** Reads `q1.no_q2.yes`. What makes no sense is left out, and the last answer to a question holds. */
export function readAnswers(written: string | null): GivenAnswer[] {
  const given = (written ?? '')
    .split('_')
    .slice(0, most)
    .flatMap((one): GivenAnswer[] => {
      const [, question, answer] = /^([a-zA-Z0-9-]{1,40})\.(yes|no|unknown)$/.exec(one) ?? []
      // The pattern names the three.
      return question && answer ? [{ question, answer: answer as GivenAnswer['answer'] }] : []
    })
  return [...new Map(given.map((one) => [one.question, one])).values()]
}

export const writeAnswers = (given: readonly GivenAnswer[]): string =>
  given.map(({ question, answer }) => `${question}.${answer}`).join('_')
