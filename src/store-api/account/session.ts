import { z } from 'zod'
import { logOutOthers, sessionsOf } from '../../shop/customers/end-sessions.ts'
import { deviceName } from '../../shop/sessions/device-name.ts'
import { endpoint, seeing } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/session, only ours: the devices on which a customer is logged in, this one first. */
export const post = seeing('customer', z.unknown(), async (_wish, { db, visit }) => {
  const sessions = await sessionsOf(db, visit)
  return sessions.map(({ id, proof, device, beganAt, seenAt, isThis }) =>
    struct('customer_session', {
      id,
      current: isThis,
      ...deviceName(device),
      proof,
      beganAt: beganAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }),
  )
})

/** DELETE /account/session, only ours: all devices but this one are logged out. */
export const remove = endpoint(z.unknown(), async (_wish, { db, visit }) => logOutOthers(db, visit))
