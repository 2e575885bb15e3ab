import { z } from 'zod'

/** Only for customers of these groups, named by their keys. */
export const customerGroups = {
  shape: z.strictObject({ type: z.literal('customer-groups'), keys: z.array(z.string()).min(1) }),
  holds: ({ keys }: { keys: readonly string[] }, { groupKey }: { groupKey: string }): boolean =>
    keys.includes(groupKey),
}
