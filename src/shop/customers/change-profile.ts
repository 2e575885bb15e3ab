import type { Db } from '../../platform/postgres/db.ts'
import { refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { customerOf } from './account-holder.ts'
import { writeProfile } from './account-store.ts'
import type { Profile } from './customer.ts'
import { profileProblems } from './registration.ts'

export type ProfileChange = Pick<Profile, 'firstName' | 'lastName'> & Partial<Profile>

/** Writes down who the customer is; what is not said anew stays. Guests may as well. */
export async function changeProfile(db: Db, visit: Visit, change: ProfileChange): Promise<void> {
  const { id, accountType, salutationId, title, company, vatIds, birthday } = customerOf(visit)
  const profile = { accountType, salutationId, title, company, vatIds, birthday, ...change }
  const countryId = visit.billingAddress?.countryId ?? visit.country.id
  const problems = profileProblems(visit.channel, profile, { countryId, company: null })
  if (problems.length > 0) refuseForm(problems)

  await writeProfile(db, id, profile)
}
