/** The server gave a statement up that took longer than anybody waits for an answer. */
export const gaveUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === queryCanceled

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const queryCanceled = '57014'
