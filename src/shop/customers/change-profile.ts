import type { Db } from '../../platform/postgres/db.ts'
import { refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { customerOf } from './account-holder.ts'
import { writeProfile } from './account-store.ts'
import type { Profile } from './customer.ts'
import { profileProblems } from './registration.ts'

/** Writes down who the customer is; a salutation that is not sent stays. Guests may as well. */
export async function changeProfile(db: Db, visit: Visit, wish: Profile): Promise<void> {
  const { id, salutationId } = customerOf(visit)
  const profile = { ...wish, salutationId: wish.salutationId ?? salutationId }
  const countryId = visit.billingAddress?.countryId ?? visit.country.id
  const problems = profileProblems(visit.channel, profile, { countryId, company: null })
  if (problems.length > 0) refuseForm(problems)

  await writeProfile(db, id, profile)
}
