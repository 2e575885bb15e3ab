import { z } from 'zod'
import { chooseLanguage } from '../../shop/customers/choose-defaults.ts'
import { endpoint } from '../endpoint.ts'
import { idWish, optionalIdWish } from '../input.ts'
import { success } from '../shapes/struct.ts'

/** POST /account/change-language. The published schema calls the id `language`, the server `languageId`. */
export const post = endpoint(
  z
    .object({ languageId: optionalIdWish<'language'>('languageId'), language: z.unknown().optional() })
    .transform(({ languageId, language }) => languageId ?? idWish<'language'>('languageId').parse(language)),
  async (languageId, { db, visit }) => {
    await chooseLanguage(db, visit, languageId)
    return success()
  },
)
