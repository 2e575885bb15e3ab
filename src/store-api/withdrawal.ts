import { z } from 'zod'
import { declareWithdrawal } from '../shop/withdrawal/declare-withdrawal.ts'
import { endpoint } from './endpoint.ts'
import { limitWithdrawals } from './limits.ts'
import { withdrawalShape } from './shapes/withdrawal.ts'
import { line, optionalText } from './typed-text.ts'

/**
 * POST /withdrawal: withdraws from a contract. An endpoint of ours, without login; whoever confirms in two steps
 * calls it with the second.
 */
export const post = endpoint(
  z.object({ name: line, email: line, contract: line, items: optionalText, message: optionalText }),
  async (declaration, { db, visit, caller, later }) => {
    limitWithdrawals(caller.ip, declaration.email, visit)
    return withdrawalShape(await declareWithdrawal(db, visit, declaration, later))
  },
)
