import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { useTexts } from '../../shop-frame.tsx'
import { PasswordMeter } from './password-meter.tsx'

type PasswordInputProps = {
  label: string
  name: string
  id?: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  /** What everybody knows of whoever chooses it; with it the field says what the password is worth. */
  about?: readonly string[]
}

/** A password: pasted, filled in by a manager, or looked at while it is typed. It never comes back from the server. */
export function PasswordInput({ about, autoComplete, ...field }: PasswordInputProps) {
  const { access } = useTexts()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye

  return (
    <div>
      <Field {...field} required>
        {(aria) => (
          <div className="password-row">
            <input
              {...aria}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              className="input"
              onInput={about && ((event) => setTyped(event.currentTarget.value))}
            />
            <button
              type="button"
              data-later="only"
              className="icon-button"
              aria-label={isShown ? access.hide : access.show}
              aria-controls={aria.id}
              onClick={() => setShown(!isShown)}
            >
              <Icon aria-hidden size={20} />
            </button>
          </div>
        )}
      </Field>
      {about && <PasswordMeter password={typed} about={about} />}
    </div>
  )
}
