import { z } from 'zod'
import { changeProfile } from '../../shop/customers/change-profile.ts'
import { endpoint } from '../endpoint.ts'
import { success } from '../shapes/struct.ts'
import { profileOf, profileWish } from './profile-wish.ts'

/** POST /account/change-profile: the whole profile, as clients send it; guests may as well. */
export const post = endpoint(z.object(profileWish), async (wish, { db, visit }) => {
  await changeProfile(db, visit, profileOf(wish))
  return success()
})
