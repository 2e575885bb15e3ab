import type { StoreApi } from '../store-api.ts'
import type { Terms } from './terms.tsx'

/** In which currency and with what tax this visit sees prices. */
export async function loadTerms(storeApi: StoreApi): Promise<Terms> {
  const { currency, context } = await storeApi.call('GET /context')
  return {
    currency: currency.isoCode,
    moneyLocale: currency.moneyLocale,
    taxState: context.taxState,
  }
}
