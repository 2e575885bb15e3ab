/**
 * Something outside the program is wrong and a person can put it right: no bug, so no stack trace. The message is one
 * sentence that says what is the matter and what to do.
 */
export class Failure extends Error {
  name = 'Failure'
}

/** What went wrong, for the person at the terminal: a sentence where there is one, else all there is to know. */
export function explain(error) {
  if (error?.name === 'Failure') return error.message

  const { code = '', path } = error ?? {}
  const sentence = machine.find(([codes]) => codes.test(code))?.[1]
  return sentence ? `${sentence}${path ? ` (${path})` : ''}` : (error?.stack ?? String(error))
}

/** What a program that failed wrote, as a failure with a sentence. */
export function failureOf(program, output, sentences = machine) {
  const sentence = sentences.find(([words]) => words.test(output))?.[1]
  return new Failure(`${program} failed: ${sentence ?? reasonIn(output)}`)
}

function reasonIn(output) {
  const lines = output.trim().split('\n')
  return lines.find((line) => /\b(error|fatal|panic)\b/i.test(line)) ?? (lines.at(-1) || 'it said nothing')
}

/** The same for a program that fetches something. */
export const downloadFailureOf = (program, output) => failureOf(program, output, [...machine, ...network])

const machine = [
  [
    /ENOSPC|^53100$|no space left on device|check free disk space/i,
    'The disk is full; make room (the shop needs about 1 GB) and start again.',
  ],
  [
    /EACCES|EPERM|permission denied|operation not permitted/i,
    'The rights to read or write here are missing; start as the owner of this folder, or make it yours.',
  ],
  [/EROFS|read-only file system/i, 'The disk cannot be written to; put the project where it can.'],
  [/EMFILE|ENFILE/, 'Too many files are open; raise the limit ("ulimit -n 4096") and start again.'],
]

const network = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|failed to resolve|could not resolve/i,
    'There is no network; connect to the internet once and start again.',
  ],
]
