import type { Mail } from '../../../shop/mail/mail.ts'

/** A page for developers: plain, in one language, without a line of script. */
export const outboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 0.5rem; border-bottom: 1px solid #8885; vertical-align: top; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>The last ${mails.length} mails the shop wrote, the newest first.</p>
<table>
<thead><tr><th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Sent</th><th scope="col">Read</th></tr></thead>
<tbody>
${mails.map(row).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`

const row = ({ id, createdAt, recipient, locale, subject, sentAt, problem }: Mail): string =>
  `<tr><td>${moment(createdAt)}</td><td>${escaped(recipient)}</td><td lang="${locale}">${escaped(subject)}</td><td>${
    sentAt ? moment(sentAt) : escaped(problem ?? 'stays here')
  }</td><td><a href="/dev/mails/${id}/html">HTML</a> <a href="/dev/mails/${id}/text">text</a></td></tr>`

const moment = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
