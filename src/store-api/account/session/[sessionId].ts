import { z } from 'zod'
import { logOutDevice } from '../../../shop/customers/end-sessions.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'

/** DELETE /account/session/{sessionId}, only ours: that device is logged out. */
export const remove = endpoint(
  z.object({ sessionId: idWish<'session'>('sessionId') }),
  async ({ sessionId }, { db, visit, renewToken }) => {
    const token = await logOutDevice(db, visit, sessionId)
    if (token) renewToken(token)
  },
)
