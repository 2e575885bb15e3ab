import Stripe from 'stripe'

/** Does something with Stripe; when that fails, says in one sentence what, and why. */
export async function trying<Answer>(what: string, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new Error(`Stripe could not ${what}: ${reasonOf(error)}`, { cause: error })
  }
}

/** Stripe's own sentence; the place in its log finds the rest. */
const reasonOf = (error: InstanceType<typeof Stripe.errors.StripeError>): string => {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'it cannot be reached'
  return [error.message, error.requestId && `(${error.requestId})`].filter(Boolean).join(' ')
}
