import type { Gateway } from '../gateway.ts'
import type { Db } from '../postgres/db.ts'
import { reportOf, type SandboxPayment } from './sandbox-payment.ts'
import {
  openSandboxPayment,
  readSandboxPayment,
  refundSandboxPayment,
  settleSandboxPayment,
} from './sandbox-store.ts'
import { readSandboxMessage } from './sandbox-webhook.ts'

export type SandboxParts = {
  db: () => Db
  /** Where its page is. */
  origin: string
  /** What its webhooks are signed with. */
  secret: () => Promise<string>
}

/**
 * A gateway for development and tests. No money moves, everything else does: a page to pay on, signed
 * webhooks, and every way in which a real one disturbs a shop.
 */
export function sandboxGateway({ db, origin, secret }: SandboxParts): Gateway {
  const find = async (reference: string): Promise<SandboxPayment> => {
    const payment = await readSandboxPayment(db(), reference)
    if (!payment) throw new Error(`The sandbox knows no payment ${reference}.`)
    return payment
  }

  return {
    name: 'sandbox',
    methods: ['sandbox'],

    async begin(order) {
      const { id } = await openSandboxPayment(db(), order)
      return { reference: id, redirectUrl: `${origin}/sandbox-gateway/${id}` }
    },

    ask: async (reference) => reportOf(await find(reference)),

    async giveUp(reference) {
      await settleSandboxPayment(db(), reference, { state: 'cancelled', captures: [] })
      return reportOf(await find(reference))
    },

    refund: (capture, amount) => refundSandboxPayment(db(), capture, amount),

    read: async (webhook) => readSandboxMessage(await secret(), webhook),
  }
}
