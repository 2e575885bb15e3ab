import type { StoreApi } from '../../store-api.ts'

/** Whose account it is, and what everybody knows of her, which makes no password. */
export async function loadOwner(api: StoreApi) {
  const { email, firstName, lastName } = await api.call('POST /account/customer')
  const [local = ''] = email.split('@')
  return { email, about: [email, local, firstName, lastName] }
}
