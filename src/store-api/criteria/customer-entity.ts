import { addressEntity } from './address-entity.ts'
import { customerGroup, language, paymentMethod, salutation } from './channel-entities.ts'
import { memoryEntity } from './memory-entity.ts'
import { nothing } from './shared-entities.ts'

/** What a client may name of the customer it asks for. */
export const customerEntity = memoryEntity(
  'customer',
  {
    id: 'id',
    customerNumber: 'text',
    email: 'text',
    firstName: 'text',
    lastName: 'text',
    company: 'text',
    title: 'text',
    birthday: 'text',
    accountType: 'text',
    guest: 'boolean',
    active: 'boolean',
    groupId: 'id',
    requestedGroupId: 'id',
    salutationId: 'id',
    languageId: 'id',
    salesChannelId: 'id',
    defaultPaymentMethodId: 'id',
    defaultBillingAddressId: 'id',
    defaultShippingAddressId: 'id',
    doubleOptInRegistration: 'boolean',
    orderCount: 'number',
    orderTotalAmount: 'number',
    createdAt: 'instant',
    lastOrderDate: 'instant',
    doubleOptInConfirmDate: 'instant',
  },
  {
    salutation: () => salutation,
    group: () => customerGroup,
    requestedGroup: () => customerGroup,
    language: () => language,
    defaultPaymentMethod: () => paymentMethod,
    lastPaymentMethod: () => paymentMethod,
    addresses: () => addressEntity,
    defaultBillingAddress: () => addressEntity,
    defaultShippingAddress: () => addressEntity,
    activeBillingAddress: () => addressEntity,
    activeShippingAddress: () => addressEntity,
    tags: () => nothing,
  },
  ['vatIds', 'customFields'],
)
