import { aside } from '../../platform/aside/aside.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { readOrder } from '../orders/read-orders.ts'
import type { DocumentId } from './document.ts'
import { keepBytes, readDocument, undrawnDocuments } from './document-store.ts'

const drawDocument = aside<typeof import('./draw-document.ts'), 'drawDocument'>(
  new URL('./draw-document.ts', import.meta.url),
  'drawDocument',
)

const underway = new Map<DocumentId, Promise<void>>()

/**
 * Draws the paper of a number, once. Whoever comes second waits for the first; in another process she finds it
 * drawn, or draws the same bytes.
 */
export async function finishDocument(db: Db, id: DocumentId, now: Date): Promise<void> {
  const drawing = underway.get(id) ?? drawAndKeep(db, id, now).finally(() => underway.delete(id))
  underway.set(id, drawing)
  await drawing
}

async function drawAndKeep(db: Db, id: DocumentId, now: Date): Promise<void> {
  const document = await readDocument(db, id)
  if (!document) throw new Error(`There is no document ${id}.`)
  if (document.isDrawn) return

  const order = await readOrder(db, document.orderId)
  if (!order) throw new Error(`The document ${document.number} belongs to no order.`)
  await keepBytes(db, id, Buffer.from(await drawDocument(order, document)), now)
}

export const finishDocumentsJob = 'finish-documents'
export const finishDocumentsMinutes = 10

/** Draws what was left undone: a process that drew a number and died. Answers how many that were. */
export async function finishDocuments(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 60_000)
  const undrawn = await undrawnDocuments(db, before, mostAtOnce)
  for (const id of undrawn) await finishDocument(db, id, now)
  return undrawn.length
}

const mostAtOnce = 100
