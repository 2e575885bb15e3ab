import type { FitFigures } from '../../../shop/configurator/fit-figures.ts'
import { placeText } from '../../../shop/configurator/place-text.ts'
import { type ListedSystem, type Verdict, verdicts } from '../../../shop/configurator/verdicts.ts'
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

  for (const place of all('[data-fits]')) {
    const verdict = best(place.dataset.fits)
    isKnown ||= verdict !== null
    const said =
      now && name && (verdict === 'fits' || verdict === 'fits-assumed') ? now.words.badge[verdict](name) : ''
    say(place, said)
  }
  for (const place of all('[data-unfit]')) {
    say(place, now && name && best(place.dataset.unfit) === 'no-fit' ? now.words.unfit(name) : '')
  }
  for (const place of all('[data-hinge]')) {
    const isHers = place.dataset.hinge === now?.cabinet.place.measures.hingeSide
    say(place, now && name && isHers ? now.words.sheet(name) : '')
  }
  for (const link of all('a[data-my-cabinet]')) say(link, now ? linkName(now.cabinet, now.words) : '')
  for (const link of all<HTMLAnchorElement>('a[data-fits-only]')) {
    say(link, now && name && isKnown ? now.words.only(name) : '')
    if (now && isKnown) link.href = narrowed(now.cabinet)
  }
}

/** Of several ids, the one that is known best: a version before its family. */
const best = (ids = ''): Verdict | null => ids.split(' ').flatMap((id) => now?.found.get(id) ?? [])[0] ?? null

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
