/** After which answers it is worth asking again, and after how many milliseconds each time. */
export type Patience = { statuses: ReadonlySet<number>; pauses: readonly number[] }

/** Specification 7: a look is tried once more, at once. */
export const lookAgain: Patience = {
  statuses: new Set([408, 409, 425, 429, 500, 502, 503, 504]),
  pauses: [0],
}

/**
 * A command that carries its own id is done once however often it is sent, so it is sent until somebody answers.
 * No answer at all is a 502 here, none in time a 408; a 409 is an answer.
 */
export const sendAgain: Patience = {
  statuses: new Set([408, 425, 429, 500, 502, 503, 504]),
  pauses: [300, 1_000, 3_000],
}

/** Asks until the answer is no reason to ask again, or patience ends; answers the last answer. */
export async function askAgain<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  { statuses, pauses }: Patience,
  wait: (milliseconds: number) => Promise<void> = pass,
): Promise<Answer> {
  let answer = await ask()
  for (const pause of pauses) {
    if (!statuses.has(answer.status)) return answer
    // Not everybody at the same moment, when the shop comes back.
    await wait(pause * (0.75 + Math.random() / 2))
    answer = await ask()
  }
  return answer
}

const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
