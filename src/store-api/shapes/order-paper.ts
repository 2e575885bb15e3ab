import { documentNames } from '../../shop/documents/document-names.ts'
import type { Linked } from '../../shop/documents/file-link.ts'
import type { DocumentKind, OrderId, OrderPaper } from '../../shop/orders/order.ts'
import { idFrom } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import { struct } from './struct.ts'

/** Signs a link to a file of an order. */
export type LinkTo = (file: Linked) => string

/** A paper of an order: where it can be fetched, and what it is called in the reader's language. */
export const orderPaperShape = (
  paper: OrderPaper,
  orderId: OrderId,
  locale: Locale,
  linkTo: LinkTo | null,
) => {
  const name = say(documentNames[paper.kind], locale)
  const technicalName = onWire[paper.kind]
  const typeId = idFrom('document-type', technicalName)

  return struct('document', {
    id: paper.id,
    orderId,
    deepLinkCode: paper.deepLinkCode,
    documentNumber: paper.number,
    documentDate: `${paper.day}T00:00:00.000+00:00`,
    fileType: 'pdf',
    config: { name: technicalName, documentNumber: paper.number, title: name },
    documentTypeId: typeId,
    documentType: struct('document_type', {
      id: typeId,
      name,
      technicalName,
      translated: { name, customFields: {} },
      customFields: {},
    }),
    dependentDocuments: [] as never[],
    referencedDocument: null,
    documentMediaFile: null,
    documentA11yMediaFile: null,
    sent: paper.sentAt !== null,
    static: false,
    customFields: {},
    // Ours: a link that works by itself for a while.
    url: linkTo?.({ kind: 'document', id: paper.id }) ?? null,
  })
}

const onWire = {
  invoice: 'invoice',
  'delivery-note': 'delivery_note',
  'credit-note': 'credit_note',
} as const satisfies Record<DocumentKind, string>
