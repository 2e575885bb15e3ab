import type { Later } from '../../platform/jobs/jobs.ts'
import { askForPasskey, type RelyingParty, readPasskey } from '../../platform/passkeys.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { tokenKey } from '../../values/token.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { wrongPassword } from './change-password.ts'
import type { CustomerId } from './customer.ts'
import { holdAccount } from './hold-account.ts'
import {
  deletePasskey,
  insertPasskey,
  keepChallenge,
  type Passkey,
  type PasskeyId,
  passkeysOf,
  takeChallenge,
  writePasskeyName,
} from './passkey-store.ts'
import { tellPasskeyAdded, tellPasskeyRemoved } from './tell-account.ts'

/** More than anybody has devices. */
const most = 20

export const listPasskeys = (db: Db, visit: Visit): Promise<Passkey[]> =>
  passkeysOf(db, accountHolder(visit).id)

/** Lets somebody's browser make a passkey. It opens the account from then on, so she proves by the password that it is hers. */
export async function beginPasskey(db: Db, visit: Visit, shop: RelyingParty, password: string) {
  const { id, email, firstName, lastName } = accountHolder(visit)
  const problems = await wrongPassword(db, id, password)
  if (problems.length > 0) refuseForm(problems)

  const has = await passkeysOf(db, id)
  if (has.length >= most) refuse('passkey.too-many', { most })
  const options = await askForPasskey(shop, {
    id: userHandle(id),
    email,
    name: `${firstName} ${lastName}`,
    has: has.map(({ credential }) => credential),
  })
  await keepChallenge(db, tokenKey(options.challenge), id, visit.now)
  return options
}

/** Keeps the passkey her browser made, under the name she gave it, and tells her. */
export async function keepPasskey(
  db: Db,
  visit: Visit,
  shop: RelyingParty,
  { name, credential: answer }: { name: string; credential: unknown },
  later: Later,
): Promise<Passkey> {
  const { id: customerId } = accountHolder(visit)
  const { now } = visit
  checkName(name)
  const made = await readPasskey(shop, answer, (challenge) =>
    takeChallenge(db, tokenKey(challenge), customerId, now),
  )
  if (!made) return refuse('passkey.not-verified', {})

  return atomically(db, async (db) => {
    await holdAccount(db, visit)
    const has = await passkeysOf(db, customerId)
    if (has.length >= most) refuse('passkey.too-many', { most })
    const { synced, ...credential } = made
    const id = await insertPasskey(db, { customerId, name, synced, credential, now })
    if (!id) return refuse('passkey.not-verified', {})
    await tellPasskeyAdded(db, { customerId, name, now }, later)
    return { id, customerId, name, synced, credential, createdAt: now, usedAt: null }
  })
}

export async function renamePasskey(
  db: Db,
  visit: Visit,
  { passkeyId, name }: { passkeyId: PasskeyId; name: string },
): Promise<void> {
  const { id } = accountHolder(visit)
  checkName(name)
  if (!(await writePasskeyName(db, id, passkeyId, name))) refuse('passkey.unknown', { passkeyId })
}

/** It opens the account no longer; who was logged in by it stays so. */
export async function removePasskey(db: Db, visit: Visit, passkeyId: PasskeyId, later: Later): Promise<void> {
  const { id: customerId } = accountHolder(visit)
  await atomically(db, async (db) => {
    const name = (await deletePasskey(db, customerId, passkeyId)) ?? refuse('passkey.unknown', { passkeyId })
    await tellPasskeyRemoved(db, { customerId, name, now: visit.now }, later)
  })
}

function checkName(name: string): void {
  if (name === '') refuseForm([{ rule: 'blank', path: ['name'], value: name }])
  if (name.length > 100)
    refuseForm([{ rule: 'too-long', path: ['name'], value: name, detail: { limit: 100 } }])
}

/** By this an authenticator knows whose passkey it is: no e-mail, and nothing that changes. */
const userHandle = (id: CustomerId): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(id, 'hex'))
