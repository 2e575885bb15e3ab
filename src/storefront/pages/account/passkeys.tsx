import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import type { AccessAnswer } from '../../parts/access/access-answer.ts'
import { AddPasskey } from '../../parts/access/add-passkey.tsx'
import { PasskeyList } from '../../parts/access/passkey-list.tsx'
import type { loadPasskeys } from '../../parts/access/passkeys-action.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { useTexts } from '../../shop-frame.tsx'

export { loadPasskeys as loader, passkeysAction as action } from '../../parts/access/passkeys-action.ts'

export const words = ['access', 'account', 'notices', 'pages', 'violations'] as const

export const meta: Meta<typeof loadPasskeys> = ({ texts }) => ({
  ...plainMeta(texts, 'passkeys'),
  robots: 'noindex',
})

export default function Passkeys() {
  const { email, passkeys } = useLoaderData<typeof loadPasskeys>()
  const answer = useActionData<AccessAnswer>()
  const words = useTexts().access.passkeys

  return (
    <AccountPage name="passkeys" text={words.text}>
      {passkeys.length > 0 ? (
        <PasskeyList passkeys={passkeys} answer={answer?.intent === 'rename' ? answer : undefined} />
      ) : (
        <p className="mt-8 font-semibold">{words.none}</p>
      )}
      <AddPasskey
        key={passkeys.length}
        email={email}
        answer={answer?.intent === 'add' ? answer : undefined}
      />
    </AccountPage>
  )
}
