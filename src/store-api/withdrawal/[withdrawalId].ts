import { z } from 'zod'
import { refuse } from '../../shop/refusal.ts'
import { readWithdrawal } from '../../shop/withdrawal/withdrawal-store.ts'
import { reading } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { struct } from '../shapes/struct.ts'

/** POST /withdrawal/{withdrawalId}: when it was received. What it says is for the eyes of the receipt's reader. */
export const post = reading(
  z.object({ withdrawalId: idWish<'withdrawal'>('withdrawalId') }),
  async ({ withdrawalId }, { db }) => {
    const withdrawal = await readWithdrawal(db, withdrawalId)
    const { id, declaredAt } = withdrawal ?? refuse('withdrawal.unknown', { withdrawalId })
    return struct('withdrawal_receipt', { id, declaredAt: declaredAt.toISOString() })
  },
)
