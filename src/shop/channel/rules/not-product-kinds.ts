import { z } from 'zod'

/** Not with goods of these kinds: accessory, spare-part ... */
export const notProductKinds = {
  shape: z.strictObject({ type: z.literal('not-product-kinds'), kinds: z.array(z.string()).min(1) }),
  holds: (rule: { kinds: readonly string[] }, sent: { kinds: readonly string[] }): boolean =>
    !sent.kinds.some((kind) => rule.kinds.includes(kind)),
}
