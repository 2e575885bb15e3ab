import type { AnswerOf } from '../../../store-api/client.ts'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { askVisit } from '../../browser/visit.ts'
import { accountCabinetsKey, cabinetKey } from '../../cabinet-key.ts'
import { noCabinets, parseCabinets, readCabinets, writeCabinets } from './cabinet-storage.ts'
import { markFits } from './mark-fits.ts'
import {
  type CabinetChange,
  readUntold,
  type UntoldChange,
  withChange,
  withoutTold,
  writeUntold,
} from './untold-changes.ts'

type KeptByAccount = AnswerOf<'POST /customer/cabinet'>

/**
 * Has the cabinets of this browser and those of the account be the same. What was measured before the login goes along, and so does
 * what was done without a network; what another device changed comes here; and with the end of the session they leave, since the
 * account keeps them. `revision` is what the shop says of the account's; null for whoever has none.
 */
export async function matchCabinets(revision: string | null): Promise<void> {
  if (revision === null) return readMark() === null ? undefined : leaveNothing()
  if (readMark() === null) noteAllHere()
  if (readMark() === revision && readUntold().length === 0) return
  await inTurn(tellAll)
}

/** After somebody changed them where the account keeps them. */
export const takeCabinetsFromAccount = (): Promise<void> => inTurn(tellAll)

/** Tells the account what this browser has done already. What does not get there goes along later, with when it was done. */
export async function changeInAccount(change: CabinetChange): Promise<void> {
  const at = Date.now()
  if (readMark() === null) {
    const { cabinets: revision } = await askVisit()
    if (typeof revision !== 'string') return noteOfVisitor(change, at)
    noteAllHere()
  }
  writeUntold(withChange(readUntold(), { ...change, at }))
  await inTurn(tellAll).catch(warn)
}

/** Nothing an account keeps is forgotten by somebody who is not logged in; when she measured something counts once she is. */
function noteOfVisitor(change: CabinetChange, at: number): void {
  const others = readUntold().filter(({ place }) => place !== change.place)
  writeUntold(change.does === 'keep' ? withChange(others, { ...change, at }) : others)
}

/** What was measured before the login is told with when that was, as far as this browser knows. */
function noteAllHere(): void {
  const noted = readUntold()
  const unnoted = readCabinets().all.filter(({ id }) => !noted.some(({ place }) => place === id))
  writeUntold([
    ...unnoted.map(({ id, name }) => ({
      does: 'keep' as const,
      place: id,
      ...(name && { name }),
      at: Date.now(),
    })),
    ...noted,
  ])
}

let latest: Promise<unknown> = Promise.resolve()

/** One after the other. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = latest.then(work)
  latest = done.catch(() => undefined)
  return done
}

/** Tells what is untold, and takes over what the account keeps then. Ages are told and no times: clocks differ. */
async function tellAll(): Promise<void> {
  const untold = readUntold()
  const ageOf = ({ at }: UntoldChange) => Math.max(0, (Date.now() - at) / 1000)
  for (const change of untold) {
    if (change.does !== 'forget') continue
    await fetchStoreApi().call('POST /customer/cabinet/forget', { place: change.place, age: ageOf(change) })
  }
  const cabinets = untold.flatMap((change) =>
    change.does === 'keep'
      ? [{ place: change.place, age: ageOf(change), ...(change.name !== undefined && { name: change.name }) }]
      : [],
  )
  const kept =
    cabinets.length > 0
      ? await fetchStoreApi().call('POST /customer/cabinet/keep', { cabinets })
      : await fetchStoreApi().call('POST /customer/cabinet')

  const left = withoutTold(readUntold(), untold)
  writeUntold(left)
  // Somebody who goes on meanwhile has newer ones here.
  if (left.length === 0) adopt(kept)
}

const warn = (error: unknown) =>
  console.warn('The account does not know of this cabinet yet; it will with one of the next pages.', error)

function adopt({ cabinets, revision }: KeptByAccount) {
  const { chosen } = readCabinets()
  const isThere = cabinets.some(({ place }) => place === chosen)
  const all = cabinets.map(({ place, name }) => ({ place, name }))
  writeCabinets(
    parseCabinets(JSON.stringify({ chosen: isThere ? chosen : (all.at(-1)?.place ?? null), all })),
  )
  writeMark(revision)
  say()
}

function leaveNothing() {
  writeCabinets(noCabinets)
  writeUntold([])
  writeMark(null)
  say()
}

/** Whoever shows them hears it as if another tab had changed them. */
function say() {
  dispatchEvent(new StorageEvent('storage', { key: cabinetKey }))
  void markFits()
}

function readMark(): string | null {
  try {
    return localStorage.getItem(accountCabinetsKey)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

function writeMark(mark: string | null): void {
  try {
    if (mark === null) localStorage.removeItem(accountCabinetsKey)
    else localStorage.setItem(accountCabinetsKey, mark)
  } catch {
    // Then nothing of them is kept either.
  }
}
