import { Link } from '../../../ui/link.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { AccessAnswer } from './access-answer.ts'
import { AccessForm } from './access-form.tsx'
import { PasswordInput } from './password-input.tsx'

/** E-mail and password. */
export function LoginForm({ answer }: { answer: AccessAnswer | undefined }) {
  const { access } = useTexts()
  const path = usePaths()
  const { fields, login } = access

  return (
    <AccessForm answer={answer} labels={fields} submit={login.submit} anew>
      {(field) => (
        <>
          <TextInput
            {...field('email')}
            label={fields.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            enterKeyHint="next"
            maxLength={254}
            required
          />
          <div>
            <PasswordInput
              name="password"
              label={fields.password}
              error={field('password').error}
              autoComplete="current-password"
            />
            <Link className="link inline-flex min-h-11 items-center" to={path('recoverPassword')}>
              {login.forgotten}
            </Link>
          </div>
        </>
      )}
    </AccessForm>
  )
}
