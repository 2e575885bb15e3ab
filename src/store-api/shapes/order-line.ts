import type { OrderId, OrderLine } from '../../shop/orders/order.ts'
import { decimal } from '../../values/money.ts'
import { amountShape } from './calculated-price.ts'
import { discountPayloadShape } from './discount-line.ts'
import { purposeShape } from './line-purpose.ts'
import { lineCoverShape, mediaShape } from './media.ts'
import type { LinkTo } from './order-paper.ts'
import { struct } from './struct.ts'

/** A line of an order; `referencedId` leads back into the cart when it is ordered again. */
export const orderLineShape = (line: OrderLine, orderId: OrderId, linkTo: LinkTo | null) =>
  struct('order_line_item', {
    id: line.id,
    orderId,
    identifier: line.lineId,
    referencedId: line.type === 'promotion' ? (line.payload.discount?.code ?? line.lineId) : line.productId,
    productId: line.productId,
    type: line.type,
    label: line.label,
    description: null,
    quantity: line.quantity,
    unitPrice: decimal(line.unitCents),
    totalPrice: decimal(line.totalCents),
    price: amountShape(line.totalCents, line.taxes, line),
    position: line.position,
    good: line.type === 'product',
    removable: true,
    stackable: line.type === 'product',
    coverId: line.payload.cover?.id ?? null,
    cover: line.payload.cover && lineCoverShape(line.payload.cover),
    states: statesOf(line),
    payload: {
      productNumber: line.payload.number,
      options: line.payload.options.map((words) => ({ ...words, translated: words })),
      ...purposeShape(line.payload),
      ...(line.payload.discount && discountPayloadShape(line.payload.discount)),
    },
    downloads: line.downloads.map((download) =>
      struct('order_line_item_download', {
        id: download.id,
        orderLineItemId: line.id,
        mediaId: download.media.id,
        position: download.position,
        accessGranted: download.accessGranted,
        media: mediaShape(download.media),
        customFields: {},
        // Ours: a link that works by itself for a while, once it is paid.
        url: download.accessGranted ? (linkTo?.({ kind: 'download', id: download.id }) ?? null) : null,
      }),
    ),
    children: [] as never[],
    parent: null,
    customFields: {},
  })

const statesOf = ({ type, payload }: OrderLine): ('is-download' | 'is-physical')[] =>
  type === 'promotion' ? [] : [payload.isDownload ? 'is-download' : 'is-physical']
