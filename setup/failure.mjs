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

  const path = error?.path ? ` (${error.path})` : ''
  const sentence = sentences.find(([code]) => code === error?.code)?.[1]
  return sentence ? `${sentence}${path}` : (error?.stack ?? String(error))
}

/** What a program that failed wrote, as a failure with a sentence. */
export function failureOf(program, output) {
  const sentence = sentences.find(([code, , words]) => output.includes(code) || words.test(output))?.[1]
  const lastLine = output.trim().split('\n').at(-1) || 'it said nothing'
  return new Failure(`${program} failed: ${sentence ?? lastLine}`)
}

const noNetwork = 'There is no network; connect to the internet once and start again.'
const noRights = 'The rights are missing to read or write here; start as the owner of this folder.'

const sentences = [
  [
    'ENOSPC',
    'The disk is full; make room (the shop needs about 1 GB) and start again.',
    /no space left on device/i,
  ],
  ['EACCES', noRights, /permission denied/i],
  ['EPERM', noRights, /operation not permitted/i],
  ['EROFS', 'The disk cannot be written to; put the project where it can.', /read-only file system/i],
  ['ENOTFOUND', noNetwork, /network|socket timeout/i],
  ['EAI_AGAIN', noNetwork, /getaddrinfo/],
  ['ECONNREFUSED', noNetwork, /ECONNRESET|ETIMEDOUT|ENETUNREACH/],
  ['ENOTCACHED', noNetwork, /only-if-cached/],
]
