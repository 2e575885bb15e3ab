import type { FitFigures } from '../../../shop/configurator/fit-figures.ts'
import { placeText } from '../../../shop/configurator/place-text.ts'
import {
  type ListedSystem,
  type Verdict,
  verdictOfPart,
  verdicts,
} from '../../../shop/configurator/verdicts.ts'
import { wake } from '../../browser/by-itself.ts'
import { fetchStoreApi } from '../../browser/fetch-store-api.ts'
import type { cabinet as german } from '../../texts/de/cabinet.ts'
import { cabinetName, linkName } from './cabinet-name.ts'
import { type Cabinet, chosenOf, readCabinets } from './cabinet-storage.ts'

type Words = typeof german

/**
 * Writes into the page what fits the chosen cabinet: on cards and products, beside lines of the cart, and a way to list
 * nothing else. Only a browser that keeps a cabinet comes here. The places are empty elements of their parts
 * (`fit-badge.tsx`), which neither a page's HTML nor React fills.
 */
export async function markFits(): Promise<void> {
  const cabinet = chosenOf(readCabinets())
  if (document.querySelector('[data-cabinets]')) wake()
  if (!cabinet && !watched) return
  watched ??= watch()
  latest += 1
  const turn = latest
  const judgement = cabinet && (await judged(cabinet))
  // Another cabinet was chosen meanwhile, or none is left.
  if (turn !== latest) return
  now = judgement
  write()
}

let latest = 0

type Judged = { cabinet: Cabinet; words: Words; found: ReadonlyMap<string, Verdict> }

let now: Judged | null = null
let watched: MutationObserver | null = null

async function judged(cabinet: Cabinet): Promise<Judged | null> {
  try {
    const [{ systems, figures }, words] = await Promise.all([known(), wordsOf(document.documentElement.lang)])
    // Too little was measured to say anything of a product; the cabinet is there all the same.
    const found = verdicts(cabinet.place, systems, figures) ?? new Map()
    return { cabinet, words, found }
  } catch (error) {
    console.warn('What fits the cabinet could not be found out.', error)
    return null
  }
}

type Known = { systems: readonly ListedSystem[]; figures: FitFigures }

let asked: Promise<Known> | null = null

/** The limits of all systems, asked once for a page. */
function known(): Promise<Known> {
  asked ??= fetchStoreApi()
    .call('GET /configurator')
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

async function wordsOf(lang: string): Promise<Words> {
  switch (lang.slice(0, 2)) {
    case 'en':
      return (await import('../../texts/en/cabinet.ts')).cabinet
    case 'it':
      return (await import('../../texts/it/cabinet.ts')).cabinet
    case 'fr':
      return (await import('../../texts/fr/cabinet.ts')).cabinet
    default:
      return (await import('../../texts/de/cabinet.ts')).cabinet
  }
}

/** Other products come into the page as somebody moves about. */
function watch(): MutationObserver {
  const observer = new MutationObserver(write)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-fits', 'data-unfit', 'data-hinge'],
  })
  return observer
}

function write(): void {
  const name = now && cabinetName(now.cabinet, now.words)
  let isKnown = false

  document.documentElement.toggleAttribute('data-cabinet', now !== null)
  for (const place of all('[data-fits]')) {
    const { fits: id = '', unfit } = place.dataset
    const system = best(id)
    const verdict = system ?? ofPart(id)
    isKnown ||= system !== null
    say(
      place,
      name ? sayVerdict(verdict, { name, isPart: system === null, isTold: unfit !== undefined }) : '',
    )
    if (place.dataset.verdict !== verdict) place.dataset.verdict = verdict
  }
  askForParts()
  for (const place of all('[data-unfit]:not([data-fits])')) {
    say(place, now && name && best(place.dataset.unfit) === 'no-fit' ? now.words.unfit(name) : '')
  }
  for (const place of all('[data-hinge]')) {
    const isHers = place.dataset.hinge === now?.cabinet.place.measures.hingeSide
    say(place, now && name && isHers ? now.words.part.fits(name) : '')
  }
  for (const link of all('a[data-my-cabinet]')) say(link, now ? linkName(now.cabinet, now.words) : '')
  for (const link of all<HTMLAnchorElement>('a[data-fits-only]')) {
    say(link, now && name && isKnown ? now.words.only(name) : '')
    if (now && isKnown) link.href = narrowed(now.cabinet)
  }
}

/** Of several ids, the one that is known best: a version before its family. */
const best = (ids = ''): Verdict | null => ids.split(' ').flatMap((id) => now?.found.get(id) ?? [])[0] ?? null

type Saying = { name: string; isPart: boolean; isTold: boolean }

/** That a system does not fit is told on its own page and in the cart; a listing speaks of what does. */
function sayVerdict(verdict: Verdict, { name, isPart, isTold }: Saying): string {
  if (!now || verdict === 'unsaid') return ''
  const { part, badge, unfit } = now.words
  if (isPart) return part[verdict](name)
  if (verdict === 'no-fit') return isTold ? unfit(name) : ''
  return badge[verdict](name)
}

type Belonging = { systemIds: readonly string[]; isForFormer: boolean }

/** What is no system, by its id: what it belongs to; null where that is nothing, or is being asked. */
const belongings = new Map<string, Belonging | null>()

function ofPart(id: string): Verdict {
  const belonging = belongings.get(id)
  return now && belonging ? verdictOfPart(belonging.systemIds, belonging.isForFormer, now.found) : 'unsaid'
}

/** Accessories and parts that have come into the page are asked for together, each once. */
function askForParts(): void {
  if (!now || now.found.size === 0) return
  const unknown = [...all('[data-fits]')].flatMap(({ dataset: { fits: id = '' } }) =>
    id === '' || best(id) !== null || belongings.has(id) ? [] : [id],
  )
  const ids = [...new Set(unknown)].slice(0, mostAtOnce)
  if (ids.length === 0) return
  for (const id of ids) belongings.set(id, null)
  fetchStoreApi()
    .call('POST /configurator/systems-of', { ids })
    .then((found) => {
      for (const { productIds, ...belonging } of found)
        for (const id of productIds) belongings.set(id, belonging)
      write()
    })
    .catch((error: unknown) =>
      console.warn('What accessories and parts belong to could not be found out.', error),
    )
}

/** As many as the shop answers at once; the others follow. */
const mostAtOnce = 500

/** Written only where it changes, since the page is watched. */
function say(place: HTMLElement, said: string): void {
  if (place.textContent !== said) place.textContent = said
  if (place.hidden !== (said === '')) place.hidden = said === ''
}

/** This listing with only what fits, from its first page. */
function narrowed({ place }: Cabinet): string {
  const url = new URL(location.href)
  url.searchParams.set('fits', placeText(place))
  url.searchParams.delete('p')
  url.hash = ''
  return url.pathname + url.search
}

const all = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector)
