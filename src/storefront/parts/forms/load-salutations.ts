import type { StoreApi } from '../../store-api.ts'

/** How people may be addressed, and how when they do not say. */
export async function loadSalutations(storeApi: StoreApi) {
  const { elements } = await storeApi.call('POST /salutation', { limit: 50 })
  const neutral = elements.find(({ salutationKey }) => salutationKey === 'not_specified') ?? elements[0]

  return {
    options: elements.map(({ id, translated }) => ({ value: id, label: translated.displayName })),
    neutral: neutral?.id ?? '',
  }
}
