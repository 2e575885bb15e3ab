import { isTroubled, type Mail, type MailState, mailStates } from '../../shop/mail/mail.ts'

/** How the mails fare, for somebody at a terminal: the newest first, one line each and its reason below. */
export function mailTable(
  mails: readonly Mail[],
  counts: Partial<Record<MailState, number>>,
  { all }: { all: boolean },
): string {
  const shown = all ? mails : mails.filter(isTroubled)
  const sums = mailStates.filter((state) => counts[state]).map((state) => `${counts[state]} ${state}`)

  return [
    `Mails: ${sums.join(', ') || 'none'}.`,
    shown.length === 0 ? `Nothing to see to.${all ? '' : ' "npm run mails -- --all" shows every mail.'}` : '',
    ...shown.map(lines),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const lines = ({ id, createdAt, state, attempts, purpose, recipient, subject, problem }: Mail): string =>
  [
    `${createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${state}, ${tries(attempts)}  ${id}`,
    `  ${purpose} to ${printable(recipient)}: ${printable(subject) || '(not written yet)'}`,
    ...(problem ? [`  ${printable(problem)}`] : []),
  ].join('\n')

const tries = (attempts: number): string => (attempts === 1 ? 'tried once' : `tried ${attempts} times`)

/** What others wrote moves no cursor and rings no bell. */
const printable = (said: string): string => said.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
