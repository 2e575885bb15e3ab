import { idFrom } from '../../values/ids.ts'

/** Ids of what the shop is delivered with: the same on every machine, so that a second run finds its own rows. */
export const languageId = (code: string) => idFrom('language', code)
export const currencyId = (code: string) => idFrom('currency', code)
export const countryId = (iso: string) => idFrom('country', iso)
export const taxId = (key: string) => idFrom('tax', key)
export const customerGroupId = (key: string) => idFrom('customer-group', key)
export const deliveryTimeId = (key: string) => idFrom('delivery-time', key)
export const shippingMethodId = (name: string) => idFrom('shipping-method', name)
export const paymentMethodId = (name: string) => idFrom('payment-method', name)
export const manufacturerId = (key: string) => idFrom('manufacturer', key)
export const unitId = (key: string) => idFrom('unit', key)
export const groupId = (key: string) => idFrom('property-group', key)
export const optionId = (group: string, key: string) => idFrom('property-option', `${group}/${key}`)
/** By item number; a parent by the key of its family. */
export const productId = (numberOrKey: string) => idFrom('product', numberOrKey)
export const categoryId = (key: string) => idFrom('category', key)
export const landingPageId = (key: string) => idFrom('landing-page', key)
export const mediaId = (key: string) => idFrom('media', key)
