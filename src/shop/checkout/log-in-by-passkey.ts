import { askForProof, type RelyingParty, readProof } from '../../platform/passkeys.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { tokenKey } from '../../values/token.ts'
import { accountOf } from '../customers/account-store.ts'
import { isUnconfirmed } from '../customers/customer.ts'
import {
  keepChallenge,
  notePasskeyUsed,
  passkeyByCredential,
  takeChallenge,
} from '../customers/passkey-store.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { enterAccount } from './enter-account.ts'

/** What the browser of whoever comes shall sign. It names nobody, so nobody learns who has a passkey. */
export async function beginPasskeyLogin(db: Db, { now }: Pick<Visit, 'now'>, shop: RelyingParty) {
  const options = await askForProof(shop)
  await keepChallenge(db, tokenKey(options.challenge), null, now)
  return options
}

/** Lets somebody go on as the owner of the passkey that signed. Whatever is wrong is answered alike. Answers the token of the visit. */
export async function logInByPasskey(
  db: Db,
  visit: Visit,
  shop: RelyingParty,
  answer: unknown,
): Promise<string> {
  const { now } = visit
  const passkey = await passkeyByCredential(db, credentialIdOf(answer))
  if (!passkey) return refuse('customer.wrong-credentials', {})
  const counter = await readProof(shop, answer, passkey.credential, (challenge) =>
    takeChallenge(db, tokenKey(challenge), null, now),
  )
  const account = await accountOf(db, passkey.customerId)
  if (counter === null || !account?.customer.active || isUnconfirmed(account.customer)) {
    return refuse('customer.wrong-credentials', {})
  }

  return atomically(db, async (db) => {
    if (!(await notePasskeyUsed(db, passkey.id, counter, now))) refuse('customer.wrong-credentials', {})
    return enterAccount(db, visit, account.customer, 'passkey')
  })
}

function credentialIdOf(answer: unknown): string {
  const { id } = (answer ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id.slice(0, 2_000) : ''
}
