import { z } from 'zod'

/** Not with bulky goods. */
export const notBulky = {
  shape: z.strictObject({ type: z.literal('not-bulky') }),
  holds: (_: object, { isBulky }: { isBulky: boolean }): boolean => !isBulky,
}
