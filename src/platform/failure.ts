/**
 * Something outside the program is wrong and a person can put it right: no bug, so no stack trace. The message is one
 * sentence that says what is the matter and what to do.
 */
export class Failure extends Error {
  override name = 'Failure'
}

/** What a program that failed wrote, as one sentence with what to do. */
export function failureOf(program: string, output: string): Failure {
  const known = complaints.find(([complaint]) => complaint.test(output))
  const lastLine = output.trim().split('\n').at(-1) ?? 'it said nothing'
  return new Failure(known ? `${program}: ${known[1]}` : `${program} failed: ${lastLine}`)
}

const complaints = [
  [
    /no space left on device|ENOSPC/i,
    'the disk is full; make room (the shop needs about 1 GB) and start again.',
  ],
  [
    /permission denied|EACCES|EPERM/i,
    'it lacks rights to its folder; give the folder to whoever starts the shop.',
  ],
  [
    /incompatible with server/i,
    'the data come from another version of it; begin afresh with "npm run reset".',
  ],
] as const

/** The code of an error of the system (`ENOENT`) or of PostgreSQL (`3D000`). */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
