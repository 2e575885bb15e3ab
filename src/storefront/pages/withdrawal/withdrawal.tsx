import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { ConfirmWithdrawal } from '../../parts/withdrawal/confirm-withdrawal.tsx'
import { WithdrawalForm } from '../../parts/withdrawal/withdrawal-form.tsx'
import { loadWithdrawal } from './load-withdrawal.ts'
import type { WithdrawalAnswer } from './withdrawal-action.ts'

export { withdrawalAction as action } from './withdrawal-action.ts'
export { loadWithdrawal as loader }

export const words = ['withdrawal', 'violations', 'notices', 'pages'] as const

export const meta: Meta<typeof loadWithdrawal> = ({ texts }) => ({
  title: texts.pages.withdrawal.title,
  description: texts.pages.withdrawal.text,
})

// What was written stays in the form; there is nothing to read anew.
export const shouldRevalidate = () => false

export default function Withdrawal() {
  const { typed, goods } = useLoaderData<typeof loadWithdrawal>()
  const answer = useActionData<WithdrawalAnswer>()

  return (
    <div className="shell max-w-2xl py-8">
      {answer?.step === 'confirm' ? (
        <ConfirmWithdrawal answer={answer} />
      ) : (
        <WithdrawalForm typed={answer?.typed ?? typed} goods={goods} answer={answer} />
      )}
    </div>
  )
}
