import { z } from 'zod'
import { changeEmail } from '../../shop/customers/change-email.ts'
import { endpoint } from '../endpoint.ts'
import { tryingPassword } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { line, typedPassword } from '../typed-text.ts'

/** POST /account/change-email */
export const post = endpoint(
  z.object({ email: line, emailConfirmation: line, password: typedPassword }),
  async (wish, { db, visit, caller }) => {
    const email = visit.customer?.email ?? ''
    await tryingPassword(email, caller.ip, visit, () => changeEmail(db, visit, wish))
    return success()
  },
)
