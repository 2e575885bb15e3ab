import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CustomerId } from '../customers/customer.ts'
import type { DocumentId } from '../documents/document.ts'
import { type OrderFile, readPaper } from '../documents/order-file.ts'

/** The papers of somebody's orders one after the other, the oldest first: never more than one in memory. */
export async function* ownPapers(db: Db, customerId: CustomerId): AsyncGenerator<OrderFile> {
  const { rows } = await sql<{ id: DocumentId }>`
    select hex(paper.id) as id from order_document paper
    join sales_order on sales_order.id = paper.order_id
    where sales_order.customer_id = ${customerId} and paper.bytes is not null
    order by paper.created_at, paper.number
  `.execute(db)

  for (const { id } of rows) {
    const paper = await readPaper(db, id)
    if (paper) yield paper.file
  }
}
