import { type SandboxPayment, sandboxActions } from '../../../platform/sandbox-gateway/sandbox-payment.ts'
import { decimal } from '../../../values/money.ts'
import { sandboxTexts } from './sandbox-texts.ts'

/** The page of the sandbox: plain, in the language of the payment, without a line of script. */
export function sandboxPage(payment: SandboxPayment): string {
  const { locale, orderNumber, cents, currency } = payment
  const texts = sandboxTexts[locale]

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; }
  .test { border: 2px dashed; padding: 0.75rem 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; font-weight: 600; }
  ul { list-style: none; padding: 0; }
  li { display: grid; gap: 0.25rem; padding: 0.75rem 0; border-top: 1px solid #8885; }
  button { font: inherit; padding: 0.6rem 1rem; min-height: 44px; cursor: pointer; }
  p { margin: 0; }
</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="test">${texts.test}</p>
<dl>
<dt>${texts.order}</dt><dd>${escaped(orderNumber)}</dd>
<dt>${texts.amount}</dt><dd>${currency} ${decimal(cents).toFixed(2)}</dd>
</dl>
${payment.state === 'pending' ? actionsOf(payment) : outcomeOf(payment)}
</main>
</body>
</html>
`
}

const actionsOf = ({
  id,
  locale,
}: SandboxPayment): string => `<form method="post" action="/sandbox-gateway/${id}">
<ul>
${sandboxActions
  .map((action) => {
    const [label, hint] = sandboxTexts[locale].actions[action]
    return `<li><button name="action" value="${action}" aria-describedby="${action}">${label}</button><p id="${action}">${hint}</p></li>`
  })
  .join('\n')}
</ul>
</form>`

function outcomeOf({ state, locale, returnUrl }: SandboxPayment): string {
  const { over, back } = sandboxTexts[locale]
  return `<p role="status">${state === 'pending' ? '' : over[state]}</p>
<p><a href="${escaped(returnUrl)}">${back}</a></p>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
