import type { Gateway } from '../platform/gateway.ts'
import { stripeGateway } from '../platform/stripe/stripe-gateway.ts'
import type { Config } from './config.ts'

/** Everybody who takes money for this shop. A method of one who is not here is not offered. */
export const gatewaysOf = (config: Config): Gateway[] => [...stripe(config)]

const stripe = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Config): Gateway[] =>
  STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? [
        stripeGateway({
          secretKey: STRIPE_SECRET_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          apiUrl: STRIPE_API_URL,
        }),
      ]
    : []
