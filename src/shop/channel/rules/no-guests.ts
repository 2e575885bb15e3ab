import { z } from 'zod'

/** Not for guests. Who has not said who she is may still log in, so she is shown it. */
export const noGuests = {
  shape: z.strictObject({ type: z.literal('no-guests') }),
  holds: (_: object, { isGuest }: { isGuest: boolean }): boolean => !isGuest,
}
