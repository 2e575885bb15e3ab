import { z } from 'zod'
import type { Channel } from '../channel.ts'
import { paymentRule } from './payment-rules.ts'
import { shippingRule } from './shipping-rules.ts'

/**
 * Checks the rules of all methods as the database holds them. One that nobody can read stops the reading of the
 * channel: a method that was meant to be blocked must not be offered because of a slip of the pen.
 */
export function checkMethodRules(channel: Channel): void {
  for (const method of channel.shippingMethods) checkRules(method, shippingRule)
  for (const method of channel.paymentMethods) checkRules(method, paymentRule)
}

function checkRules({ technicalName, rules }: Ruled, rule: z.ZodType): void {
  const read = z.array(rule).safeParse(rules)
  if (!read.success) {
    throw new Error(`The rules of the method ${technicalName} cannot be read: ${z.prettifyError(read.error)}`)
  }
}

type Ruled = { technicalName: string; rules: unknown }
