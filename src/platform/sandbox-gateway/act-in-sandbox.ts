import type { Later, Workers } from '../jobs/jobs.ts'
import { atomically } from '../postgres/atomically.ts'
import type { Db } from '../postgres/db.ts'
import { type Consequence, consequenceOf, reportOf, type SandboxAction } from './sandbox-payment.ts'
import { readSandboxPayment, settleSandboxPayment } from './sandbox-store.ts'
import { signedMessage } from './sandbox-webhook.ts'

const happenJob = 'sandbox-happen'
const tellJob = 'sandbox-tell'

export const sandboxJobs = [happenJob, tellJob]

/** Does what somebody chose on the sandbox's page. Answers whether she comes back to the shop. */
export async function actInSandbox(
  db: Db,
  id: string,
  action: SandboxAction,
  { later, now }: { later: Later; now: Date },
): Promise<{ returns: boolean }> {
  const { afterSeconds, returns, ...consequence } = consequenceOf(action)

  if (afterSeconds === undefined) await happen(db, id, consequence, later)
  else {
    const notBefore = new Date(now.getTime() + afterSeconds * 1000)
    await later(db, { name: happenJob, data: { id, consequence: JSON.stringify(consequence) }, notBefore })
  }
  return { returns }
}

export type SandboxTelling = {
  later: Later
  webhookUrl: string
  secret: () => Promise<string>
  now: () => Date
}

/** What the sandbox does while nobody looks. */
export const sandboxWorkers = (db: Db, { later, webhookUrl, secret, now }: SandboxTelling): Workers => ({
  // Written down above, by nobody else.
  [happenJob]: ({ id = '', consequence = '' }) => happen(db, id, JSON.parse(consequence) as Happening, later),

  async [tellJob]({ id = '', messages = '' }) {
    const payment = await readSandboxPayment(db, id)
    if (!payment) return
    for (const { id, ...said } of JSON.parse(messages) as Consequence['messages']) {
      const message = { id, report: reportOf(payment, said) }
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        ...signedMessage(await secret(), message, now()),
        signal: AbortSignal.timeout(10_000),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The shop answered a webhook of the sandbox with ${answer.status}.`)
    }
  },
})

type Happening = Pick<Consequence, 'state' | 'captures' | 'messages'>

const happen = (db: Db, id: string, happening: Happening, later: Later): Promise<void> =>
  atomically(db, async (db) => {
    const happens = await settleSandboxPayment(db, id, happening)
    const { messages } = happening
    if (!happens || messages.length === 0) return
    await later(db, { name: tellJob, data: { id, messages: JSON.stringify(messages) } })
  })
