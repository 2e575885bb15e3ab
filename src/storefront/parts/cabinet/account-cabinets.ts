import type { AnswerOf } from '../../../store-api/client.ts'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import { askVisit } from '../../browser/visit.ts'
import { accountCabinetsKey, cabinetKey } from '../../cabinet-key.ts'
import { noCabinets, parseCabinets, readCabinets, writeCabinets } from './cabinet-storage.ts'
import { markFits } from './mark-fits.ts'

type KeptByAccount = AnswerOf<'POST /customer/cabinet'>

/** What somebody does to a cabinet of hers. */
export type CabinetChange = { does: 'keep'; place: string; name?: string } | { does: 'forget'; place: string }

/**
 * Has the cabinets of this browser and those of the account be the same. What was measured before the login goes along;
 * what another device changed comes here; and with the end of the session they leave, since the account keeps them.
 * `revision` is what the shop says of the account's; null for whoever has none.
 */
export async function matchCabinets(revision: string | null): Promise<void> {
  const mark = readMark()
  if (revision === null) return mark === null ? undefined : leaveNothing()
  if (mark === revision) return

  const { all } = readCabinets()
  const isCopy = mark !== null && !mark.endsWith(unsent)
  const cabinets = all.map(({ id, name }) => ({ place: id, ...(name && { name }) }))
  adopt(
    isCopy || cabinets.length === 0
      ? await fetchStoreApi().call('POST /customer/cabinet')
      : await fetchStoreApi().call('POST /customer/cabinet/keep', { cabinets }),
  )
}

/** After somebody changed them where the account keeps them. */
export async function takeCabinetsFromAccount(): Promise<void> {
  adopt(await fetchStoreApi().call('POST /customer/cabinet'))
}

let latest: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Tells the account what this browser has done already; one after the other. What does not get there goes along later. */
export async function changeInAccount(change: CabinetChange): Promise<void> {
  const { cabinets: revision } = await askVisit()
  if (typeof revision !== 'string' && readMark() === null) return
  writeMark(`${(readMark() ?? '').replace(unsent, '')}${unsent}`)

  waiting += 1
  latest = latest.then(() => tell(change)).catch(warn)
  await latest
}

async function tell({ does, ...cabinet }: CabinetChange) {
  try {
    const kept =
      does === 'keep'
        ? await fetchStoreApi().call('POST /customer/cabinet/keep', { cabinets: [cabinet] })
        : await fetchStoreApi().call('POST /customer/cabinet/forget', cabinet)
    // Somebody who goes on meanwhile has newer ones here.
    if (waiting === 1) adopt(kept)
  } finally {
    waiting -= 1
  }
}

const warn = (error: unknown) =>
  console.warn('The account does not know of this cabinet yet; it will with one of the next pages.', error)

const unsent = '!'

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
