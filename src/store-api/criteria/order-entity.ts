import { addressEntity, orderAddressEntity } from './address-entity.ts'
import { currency, language, paymentMethod, salutation, shippingMethod } from './channel-entities.ts'
import { memoryEntity } from './memory-entity.ts'
import { belongings } from './product-entity.ts'
import { mediaEntity, nothing } from './shared-entities.ts'

const state = memoryEntity('state_machine_state', { id: 'id', technicalName: 'text', name: 'text' }, {}, [
  'translated',
  'customFields',
])

const download = memoryEntity(
  'order_line_item_download',
  { id: 'id', mediaId: 'id', orderLineItemId: 'id', position: 'number', accessGranted: 'boolean' },
  { media: () => mediaEntity },
  ['customFields', 'url'],
)

/** Goods as they are sold today; they are read beside the orders, so nothing can be asked of them in a filter. */
const product = memoryEntity('product', {}, belongings)

const position = memoryEntity(
  'order_delivery_position',
  {
    id: 'id',
    orderDeliveryId: 'id',
    orderLineItemId: 'id',
    quantity: 'number',
    unitPrice: 'number',
    totalPrice: 'number',
  },
  {},
  ['price', 'customFields'],
)

const lineItem = memoryEntity(
  'order_line_item',
  {
    id: 'id',
    orderId: 'id',
    identifier: 'text',
    referencedId: 'id',
    productId: 'id',
    type: 'text',
    label: 'text',
    quantity: 'number',
    unitPrice: 'number',
    totalPrice: 'number',
    position: 'number',
    good: 'boolean',
    'payload.productNumber': 'text',
  },
  {
    cover: () => mediaEntity,
    downloads: () => download,
    product: () => product,
    orderDeliveryPositions: () => position,
    children: () => nothing,
    parent: () => nothing,
  },
  [
    'payload',
    'price',
    'states',
    'children',
    'customFields',
    'coverId',
    'description',
    'removable',
    'stackable',
  ],
)

const delivery = memoryEntity(
  'order_delivery',
  {
    id: 'id',
    orderId: 'id',
    shippingMethodId: 'id',
    stateId: 'id',
    shippingDateEarliest: 'instant',
    shippingDateLatest: 'instant',
  },
  {
    shippingMethod: () => shippingMethod,
    shippingOrderAddress: () => orderAddressEntity,
    stateMachineState: () => state,
    positions: () => position,
  },
  ['shippingCosts', 'trackingCodes', 'shippingOrderAddressId', 'customFields'],
)

const transaction = memoryEntity(
  'order_transaction',
  { id: 'id', orderId: 'id', paymentMethodId: 'id', stateId: 'id', createdAt: 'instant' },
  { paymentMethod: () => paymentMethod, stateMachineState: () => state, captures: () => nothing },
  ['amount', 'customFields'],
)

const customer = memoryEntity(
  'customer',
  { id: 'id', guest: 'boolean' },
  { defaultBillingAddress: () => addressEntity, defaultShippingAddress: () => addressEntity },
)

const orderCustomer = memoryEntity(
  'order_customer',
  { id: 'id', customerId: 'id', email: 'text', firstName: 'text', lastName: 'text', customerNumber: 'text' },
  { salutation: () => salutation, customer: () => customer },
  ['title', 'company', 'vatIds', 'salutationId', 'orderId', 'customFields'],
)

const documentType = memoryEntity('document_type', { id: 'id', name: 'text', technicalName: 'text' }, {}, [
  'translated',
  'customFields',
])

const document = memoryEntity(
  'document',
  {
    id: 'id',
    orderId: 'id',
    deepLinkCode: 'text',
    documentNumber: 'text',
    documentDate: 'instant',
    sent: 'boolean',
    'documentType.technicalName': 'text',
  },
  {
    documentType: () => documentType,
    dependentDocuments: () => nothing,
    referencedDocument: () => nothing,
    documentMediaFile: () => nothing,
    documentA11yMediaFile: () => nothing,
  },
  ['url', 'config', 'fileType', 'documentTypeId', 'static', 'customFields'],
)
const tag = memoryEntity('tag', { id: 'id', name: 'text' })

/** What orders can be filtered and sorted by, and what belongs to them. */
export const orderEntity = memoryEntity(
  'order',
  {
    id: 'id',
    orderNumber: 'text',
    deepLinkCode: 'text',
    orderDateTime: 'instant',
    orderDate: 'text',
    createdAt: 'instant',
    amountTotal: 'number',
    amountNet: 'number',
    positionPrice: 'number',
    shippingTotal: 'number',
    taxStatus: 'text',
    currencyId: 'id',
    languageId: 'id',
    salesChannelId: 'id',
    billingAddressId: 'id',
    stateId: 'id',
    customerComment: 'text',
  },
  {
    orderCustomer: () => orderCustomer,
    lineItems: () => lineItem,
    deliveries: () => delivery,
    transactions: () => transaction,
    addresses: () => orderAddressEntity,
    billingAddress: () => orderAddressEntity,
    stateMachineState: () => state,
    currency: () => currency,
    language: () => language,
    documents: () => document,
    tags: () => tag,
  },
  [
    'price',
    'shippingCosts',
    'currencyFactor',
    'withdrawals',
    'affiliateCode',
    'campaignCode',
    'source',
    'updatedAt',
    'customFields',
    'currentTransactionId',
    'mayCancel',
    'mayChangePayment',
    'bankAccount',
  ],
)
