import { z } from 'zod'
import { recoverPassword } from '../../shop/customers/recover-password.ts'
import { endpoint } from '../endpoint.ts'
import { success } from '../shapes/struct.ts'
import { line, typedPassword } from '../typed-text.ts'

/** POST /account/recovery-password-confirm */
export const post = endpoint(
  z.object({ hash: line, newPassword: typedPassword, newPasswordConfirm: typedPassword }),
  async (wish, { db, visit, later }) => {
    await recoverPassword(db, visit, wish, later)
    return success()
  },
)
