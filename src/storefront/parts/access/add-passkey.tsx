import { Alert } from '../../../ui/alert.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { AccessAnswer } from './access-answer.ts'
import { AccessForm } from './access-form.tsx'
import { KnownOwner } from './known-owner.tsx'
import { PasswordInput } from './password-input.tsx'

/** Makes a passkey with the device somebody sits at. */
export function AddPasskey({ email, answer }: { email: string; answer: AccessAnswer | undefined }) {
  const { fields, passkeys } = useTexts().access
  const problem = answer?.passkeyProblem

  return (
    <section aria-labelledby="add" className="mt-12 max-w-md">
      <h2 id="add" className="text-2xl">
        {passkeys.add}
      </h2>
      <p className="mt-2 mb-6 text-muted">{passkeys.addText}</p>
      <noscript>
        <p className="mb-6 font-semibold">{passkeys.problems['no-script']}</p>
      </noscript>
      <AccessForm
        answer={answer}
        labels={{ ...fields, name: fields.passkeyName }}
        submit={passkeys.submit}
        later
      >
        {(field) => (
          <>
            {problem && <Alert tone="danger">{passkeys.problems[problem]}</Alert>}
            <input type="hidden" name="intent" value="add" />
            <KnownOwner email={email} />
            <TextInput
              {...field('name')}
              label={fields.passkeyName}
              hint={passkeys.nameHint}
              autoComplete="off"
              maxLength={100}
              required
            />
            <PasswordInput
              name="password"
              label={fields.password}
              error={field('password').error}
              autoComplete="current-password"
            />
          </>
        )}
      </AccessForm>
    </section>
  )
}
