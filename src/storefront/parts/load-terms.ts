import type { StoreApi } from '../store-api.ts'
import type { Terms } from './terms.tsx'

/** In which currency and with what tax this visit sees prices, and when anything arrives at the earliest. */
export async function loadTerms(storeApi: StoreApi): Promise<Terms> {
  const { currency, context, firstDelivery } = await storeApi.call('GET /context')
  return { currency: currency.isoCode, taxState: context.taxState, firstDelivery }
}
