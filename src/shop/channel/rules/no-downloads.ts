import { z } from 'zod'

/** Not for downloads: what is opened at once must be paid at once. */
export const noDownloads = {
  shape: z.strictObject({ type: z.literal('no-downloads') }),
  holds: (_: object, { hasDownloads }: { hasDownloads: boolean }): boolean => !hasDownloads,
}
