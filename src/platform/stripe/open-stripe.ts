import Stripe from 'stripe'

/** `apiUrl` is another place that speaks as Stripe does: a test, a proxy. */
export type StripeAccess = { secretKey: string; apiUrl?: string | undefined }

/** A shopper waits for the answer, so it comes soon or not at all. */
const patienceMs = 8_000

/** The official client. A repeat of its own carries the key of the first try, so that nothing is done twice. */
export const openStripe = ({ secretKey, apiUrl }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && placeOf(new URL(apiUrl))),
  })

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
})
