import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { usePaths, useTexts } from '../shop-frame.tsx'
import type { Problem } from './problem-text.ts'

export const isLoginRequired = (problem: Problem | undefined): boolean =>
  problem?.code === 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'

/** The shop may demand an account (a setting of the sales channel); whoever orders as a guest learns it here. */
export function LoginRequired() {
  const { checkout } = useTexts()
  const path = usePaths()
  const back = { back: path('checkout') }

  return (
    <Alert tone="warning" title={checkout.loginRequired.title}>
      <p>{checkout.loginRequired.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={path('login', back)}>{checkout.guest.login}</ButtonLink>
        <ButtonLink to={path('register', back)} look="quiet">
          {checkout.loginRequired.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
