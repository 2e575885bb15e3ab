import type { OrderId, OrderLine } from '../../shop/orders/order.ts'
import { decimal } from '../../values/money.ts'
import { amountShape } from './calculated-price.ts'
import { mediaShape } from './media.ts'
import { struct } from './struct.ts'

/** A line of an order; `referencedId` leads back into the cart when it is ordered again. */
export const orderLineShape = (line: OrderLine, orderId: OrderId) =>
  struct('order_line_item', {
    id: line.id,
    orderId,
    identifier: line.lineId,
    referencedId: line.productId,
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
    stackable: true,
    coverId: line.payload.cover?.id ?? null,
    cover: line.payload.cover && mediaShape(line.payload.cover),
    states: [line.payload.isDownload ? ('is-download' as const) : ('is-physical' as const)],
    payload: {
      productNumber: line.payload.number,
      options: line.payload.options.map((words) => ({ ...words, translated: words })),
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
      }),
    ),
    children: [] as never[],
    customFields: {},
  })
