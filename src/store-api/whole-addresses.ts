/**
 * An answer as it goes out. Pictures have an address within the shop, which suits its own pages under whatever name
 * they are reached; a client elsewhere needs the whole address. It is put in where the answer is text already, since
 * an answer may be large; no other text can look like it, the quotes in it being escaped.
 */
export function withWholeAddresses(answer: unknown, origin: string): string {
  const whole = `"url":${JSON.stringify(`${origin}/media/`).slice(0, -1)}`
  return JSON.stringify(answer).replaceAll('"url":"/media/', () => whole)
}
