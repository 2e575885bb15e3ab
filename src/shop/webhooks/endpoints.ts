import { randomBytes } from 'node:crypto'
import type { Later } from '../../platform/jobs/jobs.ts'
import { type OutboundRules, outboundProblem } from '../../platform/outbound/public-address.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { EventName } from '../events/event.ts'
import { refuseForm } from '../refusal.ts'
import { deliverWebhookJob, type EndpointId, type WebhookEndpoint } from './webhook.ts'

export type EndpointWish = { url: string; events: readonly EventName[] }

/** Adds an endpoint and draws its secret, which is shown to whoever adds it. */
export async function addEndpoint(
  db: Db,
  { url, events }: EndpointWish,
  { rules, now }: { rules: OutboundRules; now: Date },
): Promise<WebhookEndpoint> {
  if (outboundProblem(url, rules)) refuseForm([{ rule: 'no-such-choice', path: ['url'], value: url }])

  const endpoint: WebhookEndpoint = {
    id: newId(),
    url,
    secret: randomBytes(32).toString('hex'),
    events,
    active: true,
    createdAt: now,
  }
  const { id, secret, active } = endpoint
  await db
    .insertInto('webhook_endpoint')
    .values({ id, url, secret, events: [...events], active, created_at: now })
    .execute()
  return endpoint
}

/** Nothing more is sent there, and nothing new is kept for it; what was on its way waits. */
export const pauseEndpoint = (db: Db, id: EndpointId): Promise<void> => setActive(db, id, false)

/** What waited is tried at once. */
export const resumeEndpoint = (
  db: Db,
  id: EndpointId,
  { later, now }: { later: Later; now: Date },
): Promise<void> =>
  atomically(db, async (db) => {
    await setActive(db, id, true)
    const waiting = await db
      .updateTable('webhook_delivery')
      .set({ next_try_at: now })
      .where('endpoint_id', '=', id)
      .where('next_try_at', 'is not', null)
      .returning('id')
      .execute()
    for (const { id } of waiting) await later(db, { name: deliverWebhookJob, data: { deliveryId: id } })
  })

/** In the order in which they were added. */
export async function listEndpoints(db: Db): Promise<WebhookEndpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    // Ids and names are what the columns hold.
    id: row.id as EndpointId,
    events: row.events as EventName[],
    createdAt: created_at,
  }))
}

async function setActive(db: Db, id: EndpointId, active: boolean): Promise<void> {
  await db.updateTable('webhook_endpoint').set({ active }).where('id', '=', id).execute()
}
