import { useTexts } from '../../shop-frame.tsx'
import type { FieldOf } from './access-form.tsx'
import { PasswordInput } from './password-input.tsx'

/** A password that is chosen: typed twice, the first time with what it is worth. */
export function NewPasswordFields({ field, about }: { field: FieldOf; about: readonly string[] }) {
  const { fields, meter } = useTexts().access

  return (
    <>
      <PasswordInput
        name="newPassword"
        label={fields.newPassword}
        hint={meter.hint}
        error={field('newPassword').error}
        autoComplete="new-password"
        about={about}
      />
      <PasswordInput
        name="newPasswordConfirm"
        label={fields.newPasswordConfirm}
        error={field('newPasswordConfirm').error}
        autoComplete="new-password"
      />
    </>
  )
}
