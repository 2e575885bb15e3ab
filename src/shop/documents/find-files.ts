import type { Db } from '../../platform/postgres/db.ts'
import { isProvedBy } from '../orders/find-orders.ts'
import type { Order, OrderId } from '../orders/order.ts'
import { isOrderPass } from '../orders/order-pass.ts'
import { readOrder } from '../orders/read-orders.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { DocumentId } from './document.ts'
import { type DownloadId, type OrderFile, readDownload, readPaper } from './order-file.ts'

/** What somebody shows who has no session. */
export type Proof = { pass?: string | null; email?: string | null; zip?: string | null }

/** A paper of one's own order. One of another's is not there. */
export async function findPaper(
  db: Db,
  visit: Visit,
  { id, deepLinkCode }: { id: DocumentId; deepLinkCode: string },
  proof: Proof,
): Promise<OrderFile> {
  if (!visit.customer && !isTried(proof)) refuse('customer.not-logged-in', {})

  const paper = await readPaper(db, id)
  if (!paper || paper.deepLinkCode !== deepLinkCode) return refuse('document.unknown', { documentId: id })

  const order = await readOrder(db, paper.orderId)
  const isOwn = order !== null && (await mayRead(db, visit, order, proof))
  return isOwn ? paper.file : refuse('document.unknown', { documentId: id })
}

/** Goods that are a file, out of one's own order. What is not paid, or another's, is not there. */
export async function findDownload(
  db: Db,
  visit: Visit,
  { orderId, downloadId }: { orderId: OrderId; downloadId: DownloadId },
  proof: Proof,
): Promise<OrderFile> {
  if (!visit.customer && !isTried(proof)) refuse('customer.not-logged-in', {})

  const order = await readOrder(db, orderId)
  const isOwn = order !== null && (await mayRead(db, visit, order, proof))
  const download = isOwn ? await readDownload(db, downloadId) : null
  return download && download.orderId === orderId ? download.file : refuse('download.unknown', { downloadId })
}

async function mayRead(
  db: Db,
  { customer, now }: Visit,
  order: Order,
  { pass, email, zip }: Proof,
): Promise<boolean> {
  if (customer && order.customerId === customer.id) return true
  if (email && zip) return isProvedBy(order, email, zip)
  return pass ? isOrderPass(db, order.id, pass, now) : false
}

const isTried = ({ pass, email, zip }: Proof): boolean => Boolean(pass) || (Boolean(email) && Boolean(zip))
