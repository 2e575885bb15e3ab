import { z } from 'zod'
import { changePassword } from '../../shop/customers/change-password.ts'
import { endpoint } from '../endpoint.ts'
import { tryingPassword } from '../password-tries.ts'
import { success } from '../shapes/struct.ts'
import { typedPassword } from '../typed-text.ts'

/** POST /account/change-password: everybody else who was logged in is not any more. */
export const post = endpoint(
  z.object({ password: typedPassword, newPassword: typedPassword, newPasswordConfirm: typedPassword }),
  async (wish, { db, visit, caller, later, renewToken }) => {
    const email = visit.customer?.email ?? ''
    renewToken(await tryingPassword(email, caller.ip, visit, () => changePassword(db, visit, wish, later)))
    return success()
  },
)
