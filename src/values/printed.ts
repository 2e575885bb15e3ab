/**
 * Anything that came from outside, as a message may repeat it. `String` would call what the sender put there:
 * an object with a `toString` of its own breaks it.
 */
export const printed = (value: unknown, most = 64): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, most).toWellFormed()
