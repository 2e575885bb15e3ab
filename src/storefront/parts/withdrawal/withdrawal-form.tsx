import { useEffect, useRef } from 'react'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { type DeclaredField, declared, type Typed } from '../../pages/withdrawal/declaration.ts'
import type { WithdrawalAnswer } from '../../pages/withdrawal/withdrawal-action.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { SendButton, SendingForm } from '../forms/sending-form.tsx'
import { violationText } from '../violation-text.ts'
import { GoodsChoice } from './goods-choice.tsx'

type Props = { typed: Typed; goods: readonly string[]; answer: WithdrawalAnswer | undefined }

/** First step: who withdraws from what. */
export function WithdrawalForm({ typed, goods, answer }: Props) {
  const texts = useTexts()
  const path = usePaths()
  const form = useRef<HTMLFormElement>(null)
  const { withdrawal } = texts
  const errors = answer?.errors ?? {}

  const field = (name: DeclaredField) => ({
    name,
    defaultValue: typed[name] ?? '',
    label: withdrawal.fields[name],
    error: errors[name] && violationText(errors[name], texts),
  })
  const messages = Object.fromEntries(
    declared.flatMap((name) => {
      const { error } = field(name)
      return error ? [[name, texts.violations.inField(withdrawal.fields[name], error)]] : []
    }),
  )
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])

  return (
    <SendingForm ref={form} method="post" noValidate className="grid gap-6">
      <div>
        <h1>{withdrawal.title}</h1>
        <p className="mt-3 text-muted">
          {withdrawal.text}{' '}
          <Link className="link" to={path('withdrawalInfo')}>
            {withdrawal.info}
          </Link>
        </p>
      </div>
      <ErrorSummary title={texts.violations.summary(Object.keys(messages).length)} errors={messages} />
      <TextInput {...field('name')} autoComplete="name" maxLength={255} required />
      <TextInput
        {...field('contract')}
        hint={withdrawal.hints.contract}
        autoComplete="off"
        maxLength={255}
        required
      />
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={withdrawal.hints.email}
        maxLength={254}
        required
      />
      {goods.length > 0 ? (
        <GoodsChoice goods={goods} chosen={typed.items ?? ''} />
      ) : (
        <TextArea {...field('items')} hint={withdrawal.hints.items} rows={2} maxLength={2_000} />
      )}
      <TextArea {...field('message')} rows={3} maxLength={2_000} />
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-sm text-muted">{withdrawal.required}</p>
        <SendButton size="large" className="justify-self-start">
          {withdrawal.next}
        </SendButton>
      </div>
    </SendingForm>
  )
}
