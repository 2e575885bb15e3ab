import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import type { DocumentKind, OrderId } from '../orders/order.ts'
import type { DocumentId } from './document.ts'
import { documentNames } from './document-names.ts'

/** Something of an order that can be taken home: one of its papers, or goods that are a file. */
export type OrderFile = { fileName: string; mimeType: string; content: Buffer }

export type DownloadId = Id<'order-download'>

/** A paper whose PDF is there, with what it takes to see whose it is; null otherwise. */
export async function readPaper(
  db: Db,
  id: DocumentId,
): Promise<{ orderId: OrderId; deepLinkCode: string; file: OrderFile } | null> {
  const { rows } = await sql<{
    order_id: OrderId
    deep_link_code: string
    kind: DocumentKind
    number: string
    language: Locale
    bytes: Uint8Array
  }>`
    select order_id, deep_link_code, kind, number, language, bytes
    from order_document where id = ${id} and bytes is not null
  `.execute(db)
  const [row] = rows
  if (!row) return null

  const { order_id: orderId, deep_link_code: deepLinkCode, kind, number, language, bytes } = row
  const fileName = `${say(documentNames[kind], language).replaceAll(' ', '-')}-${number}.pdf`
  return {
    orderId,
    deepLinkCode,
    file: { fileName, mimeType: 'application/pdf', content: Buffer.from(bytes) },
  }
}

/** Goods that are a file, once they are paid; null as long as they are not, and for what nobody bought. */
export async function readDownload(
  db: Db,
  id: DownloadId,
): Promise<{ orderId: OrderId; file: OrderFile } | null> {
  const { rows } = await sql<{
    order_id: OrderId
    file_name: string
    extension: string
    mime_type: string
    content: Uint8Array
  }>`
    select line.order_id, media.file_name, media.extension, media.mime_type, media_file.content
    from order_download download
    join order_line line on line.id = download.order_line_id
    join media on media.id = download.media_id
    join media_file on media_file.hash = media.hash
    where download.id = ${id} and download.access_granted
  `.execute(db)
  const [row] = rows
  if (!row) return null

  const { order_id: orderId, file_name, extension, mime_type: mimeType, content } = row
  return {
    orderId,
    file: { fileName: `${file_name}.${extension}`, mimeType, content: Buffer.from(content) },
  }
}
