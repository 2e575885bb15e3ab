import { z } from 'zod'
import { changeProfile } from '../../shop/customers/change-profile.ts'
import { endpoint } from '../endpoint.ts'
import { success } from '../shapes/struct.ts'
import { profileChangeOf, profileWish } from './profile-wish.ts'

const profile = z.object(profileWish)
const change = z.looseObject({}).transform((sent) => profileChangeOf(sent, profile.parse(sent)))

/** POST /account/change-profile: the name, and whatever else a client sends of the profile; guests may as well. */
export const post = endpoint(change, async (wish, { db, visit }) => {
  await changeProfile(db, visit, wish)
  return success()
})
