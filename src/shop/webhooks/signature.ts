import { createHmac } from 'node:crypto'

/**
 * What a receiver checks a message by: HMAC-SHA256 with the endpoint's secret over timestamp, a full stop and
 * the body, in hex. The timestamp (seconds) is signed as well, so that an old message cannot be sent again as a new one.
 */
export const webhookSignature = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** The headers every message carries. */
export const webhookHeaders = ({
  id,
  secret,
  now,
  body,
}: {
  id: string
  secret: string
  now: Date
  body: string
}): Record<string, string> => {
  const timestamp = Math.floor(now.getTime() / 1000)

  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Trennwerk-Webhooks',
    'trennwerk-webhook-id': id,
    'trennwerk-webhook-timestamp': String(timestamp),
    'trennwerk-webhook-signature': `v1=${webhookSignature(secret, timestamp, body)}`,
  }
}
