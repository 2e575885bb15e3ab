import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { formatDate, formatShortMoment } from '../format-days.ts'
import { ProblemNote } from '../forms/problem-note.tsx'
import { violationText } from '../violation-text.ts'
import type { AccessAnswer } from './access-answer.ts'

export type KnownPasskey = {
  id: string
  name: string
  synced: boolean
  createdAt: string
  usedAt: string | null
}

type PasskeyListProps = { passkeys: readonly KnownPasskey[]; answer: AccessAnswer | undefined }

/** The passkeys of an account, each with its name to change and its way out. */
export const PasskeyList = ({ passkeys, answer }: PasskeyListProps) => (
  <ul className="device-list mt-8">
    {passkeys.map((passkey) => (
      <li key={passkey.id}>
        <Passkey passkey={passkey} answer={answer?.typed.passkeyId === passkey.id ? answer : undefined} />
      </li>
    ))}
  </ul>
)

function Passkey({ passkey, answer }: { passkey: KnownPasskey; answer: AccessAnswer | undefined }) {
  const texts = useTexts()
  const { fields, passkeys } = texts.access
  const locale = useLocale()
  const { id, name, synced, createdAt, usedAt } = passkey
  const wrong = answer?.errors.name

  return (
    <>
      <div>
        <p className="text-lg font-semibold break-words">{name}</p>
        <p suppressHydrationWarning className="mt-1 text-sm text-muted">
          {passkeys.created(formatDate(createdAt, locale))},{' '}
          {usedAt ? passkeys.used(formatShortMoment(usedAt, locale)) : passkeys.unused}
          {synced && <>, {passkeys.synced}</>}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <details open={wrong !== undefined || answer?.problem !== undefined}>
          <summary className="button button-quiet" aria-label={passkeys.renameOf(name)}>
            {passkeys.rename}
          </summary>
          <Form method="post" noValidate className="mt-3 grid max-w-xs gap-3">
            <ProblemNote problem={answer?.problem} />
            <input type="hidden" name="passkeyId" value={id} />
            <TextInput
              key={name}
              id={`name-${id}`}
              name="name"
              label={fields.passkeyName}
              defaultValue={answer?.typed.name ?? name}
              error={wrong && violationText(wrong, texts)}
              autoComplete="off"
              maxLength={100}
              required
            />
            <Button name="intent" value="rename" className="justify-self-start">
              {passkeys.rename}
            </Button>
          </Form>
        </details>
        <Form method="post">
          <input type="hidden" name="passkeyId" value={id} />
          <Button name="intent" value="remove" look="plain" aria-label={passkeys.removeOf(name)}>
            {passkeys.remove}
          </Button>
        </Form>
      </div>
    </>
  )
}
