import { passwordStrength } from '../../../shop/customers/password-strength.ts'
import { useTexts } from '../../shop-frame.tsx'

/** What a password is worth, and why, while it is typed. */
export function PasswordMeter({ password, about }: { password: string; about: readonly string[] }) {
  const { meter } = useTexts().access
  const strength = password === '' ? null : passwordStrength(password, about)

  return (
    <div role="status" aria-label={meter.label} className={strength ? 'strength' : undefined}>
      {strength && (
        <>
          <span aria-hidden className={strength.level < 3 ? 'weak' : undefined}>
            {[1, 2, 3, 4].map((step) => (
              <i key={step} className={step <= strength.level ? 'on' : undefined} />
            ))}
          </span>
          <p>
            <b>{meter.levels[strength.level]}.</b> {meter.advice[strength.advice]}
          </p>
        </>
      )}
    </div>
  )
}
