import { isStoreApiError, type StoreApi } from '../store-api.ts'

/** What lives at a path; someone who typed it in capitals means the same. */
export async function findPage(storeApi: StoreApi, path: string) {
  try {
    return await storeApi.call('POST /page', { path })
  } catch (error) {
    const plain = path.toLowerCase()
    if (!isStoreApiError(error) || error.status !== 404 || plain === path) throw error
    return storeApi.call('POST /page', { path: plain })
  }
}
