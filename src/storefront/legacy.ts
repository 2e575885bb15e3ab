import { paths } from './paths.ts'

/** Addresses of the former shop, with all below them, and where what they held lies now. */
export const legacyRedirects = [
  { from: 'products', to: paths.wasteSystems },
  { from: 'spareparts', to: paths.spareParts },
] as const
