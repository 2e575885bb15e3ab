import { useActionData, useLoaderData } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { GroupBox } from '../../parts/person/group-box.tsx'
import type { loadProfile, ProfileData } from '../../parts/person/load-profile.ts'
import type { ProfileAnswer } from '../../parts/person/profile-action.ts'
import { ProfileForm } from '../../parts/person/profile-form.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export { loadProfile as loader } from '../../parts/person/load-profile.ts'
export { profileAction as action } from '../../parts/person/profile-action.ts'

export const words = ['account', 'checkout', 'notices', 'pages', 'person', 'violations'] as const

export const meta: Meta<typeof loadProfile> = ({ texts }) => ({
  ...plainMeta(texts, 'profile'),
  robots: 'noindex',
})

/** Who she is; how she logs in stands beside it. */
export default function Profile() {
  const { email, pendingEmail, customerNumber } = useLoaderData<ProfileData>()
  const answer = useActionData<ProfileAnswer>()
  const { profile } = useTexts().person
  const path = usePaths()

  return (
    <AccountPage name="profile" text={profile.text}>
      <div className="mt-8 grid gap-12">
        <ProfileForm answer={answer} />
        <section aria-labelledby="login-data" className="grid gap-3">
          <h2 id="login-data" className="text-2xl">
            {profile.login}
          </h2>
          <dl className="order-facts">
            <div>
              <dt>{profile.email}</dt>
              <dd className="break-all">{email}</dd>
            </div>
            {pendingEmail && (
              <div>
                <dt>{profile.pendingEmail}</dt>
                <dd className="break-all">{pendingEmail}</dd>
              </div>
            )}
            <div>
              <dt>{profile.customerNumber}</dt>
              <dd>{customerNumber}</dd>
            </div>
          </dl>
          <p>
            <Link to={path('email')} className="link inline-flex min-h-11 items-center">
              {profile.changeEmail}
            </Link>
          </p>
        </section>
        <GroupBox />
      </div>
    </AccountPage>
  )
}
