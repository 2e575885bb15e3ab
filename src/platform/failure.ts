/** The sentences for people are shared with the setup, which runs before there is any TypeScript. */
export { Failure, failureOf } from '../../setup/failure.mjs'

/** The code of an error of the system (`ENOENT`) or of PostgreSQL (`3D000`). */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
