import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { declared } from '../../pages/withdrawal/declaration.ts'
import type { WithdrawalAnswer } from '../../pages/withdrawal/withdrawal-action.ts'
import { useTexts } from '../../shop-frame.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { problemText } from '../problem-text.ts'

/** Second step: everything once more, and the button that makes it count. */
export function ConfirmWithdrawal({ answer }: { answer: WithdrawalAnswer }) {
  const texts = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  const { fields, confirm, all } = texts.withdrawal
  const { typed, problem } = answer
  const labels = { ...fields, items: confirm.items, message: confirm.message }

  // The page stays the same page, so whoever listens is told by the heading that this is another step.
  useEffect(() => title.current?.focus(), [])

  return (
    <SendingForm method="post" className="grid gap-6">
      <div>
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {confirm.title}
        </h1>
        <p className="mt-3 text-muted">{confirm.text}</p>
      </div>
      {problem && <Alert tone="danger">{problemText(problem, texts)}</Alert>}
      <dl className="card grid gap-4 p-5">
        {declared.map((name) => {
          const value = typed[name] || (name === 'items' ? all : '')
          return (
            value !== '' && (
              <div key={name}>
                <dt className="text-sm text-muted">{labels[name]}</dt>
                <dd className="whitespace-pre-line break-words font-medium">{value}</dd>
              </div>
            )
          )
        })}
      </dl>
      {declared.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <div className="flex flex-wrap gap-3">
        <SendButton size="large" name="intent" value="confirm">
          {confirm.yes}
        </SendButton>
        <Button type="submit" size="large" look="quiet" name="intent" value="change">
          {confirm.change}
        </Button>
      </div>
    </SendingForm>
  )
}
