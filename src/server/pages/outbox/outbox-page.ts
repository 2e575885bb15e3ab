import { isTroubled, type Mail, type MailState, mailStates } from '../../../shop/mail/mail.ts'

type Shown = {
  mails: readonly Mail[]
  counts: Partial<Record<MailState, number>>
  /** Only those, and null for all. */
  state: MailState | null
}

/** A page for developers and staff: plain, in one language, without a line of script. */
export const outboxPage = ({ mails, counts, state }: Shown): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; padding: 0; list-style: none; }
  nav a { display: block; padding: 0.625rem 0.75rem; }
  [aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 0.75rem 0.5rem; border-bottom: 1px solid #8885; vertical-align: top; overflow-wrap: anywhere; }
  td:first-child { white-space: nowrap; }
  td a { display: inline-block; padding: 0.375rem 0.5rem 0.375rem 0; }
  .trouble { color: #b3261e; font-weight: 600; }
  small { display: block; opacity: 0.8; }
  @media (prefers-color-scheme: dark) { .trouble { color: #ffb4ab; } }
  @media (max-width: 48rem) { table, tbody, tr, td { display: block; border: 0; } thead { display: none; } td { padding: 0.125rem 0; } tr { padding: 0.75rem 0; border-bottom: 1px solid #8885; } }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<nav aria-label="State"><ul>
${[null, ...mailStates].map((each) => `<li>${choice(each, state, counts)}</li>`).join('\n')}
</ul></nav>
<p>${mails.length === 0 ? 'No mails here.' : `The last ${mails.length} of them, the newest first.`}</p>
${mails.length === 0 ? '' : table(mails)}
</main>
</body>
</html>
`

function choice(each: MailState | null, chosen: MailState | null, counts: Shown['counts']): string {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0)
  const label = each ? `${each} ${counts[each] ?? 0}` : `all ${sum}`
  const current = each === chosen ? ' aria-current="page"' : ''
  return `<a href="/dev/mails${each ? `?state=${each}` : ''}"${current}>${label}</a>`
}

const table = (mails: readonly Mail[]): string => `<table>
<thead><tr><th scope="col">Written</th><th scope="col">What</th><th scope="col">To</th><th scope="col">How it fares</th><th scope="col">Read</th></tr></thead>
<tbody>
${mails.map(row).join('\n')}
</tbody>
</table>`

const row = (mail: Mail): string => {
  const { id, createdAt, recipient, locale, subject, purpose } = mail
  return `<tr><td>${moment(createdAt)}</td><td lang="${locale}">${escaped(subject)}<small lang="en">${escaped(purpose)}</small></td><td>${escaped(recipient)}</td><td>${fate(mail)}</td><td><a href="/dev/mails/${id}/html">HTML</a> <a href="/dev/mails/${id}/text">text</a></td></tr>`
}

function fate(mail: Mail): string {
  const { state, attempts, sentAt, triedAt, problem } = mail
  const said = { ...fates, sent: `sent ${sentAt ? moment(sentAt) : ''}` }[state]
  const often = attempts > 1 ? `, tried ${attempts} times` : ''
  const last = triedAt && state !== 'sent' ? `, last ${moment(triedAt)}` : ''
  const why = problem ? `<small>${escaped(problem)}</small>` : ''
  return `<span${isTroubled(mail) ? ' class="trouble"' : ''}>${said}${often}${last}</span>${why}`
}

const fates: Record<MailState, string> = {
  waiting: 'waits to be sent',
  kept: 'stays here: there is no mail server',
  sent: 'sent',
  refused: 'refused for good',
  'given-up': 'given up',
  'too-late': 'not sent: its link opens nothing any more',
  bounced: 'sent, and came back',
}

const moment = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
