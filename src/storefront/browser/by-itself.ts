import { keepDraft, restoreDraft } from './draft.ts'
import { isUntouched } from './fill-in.ts'

/**
 * What a page has to do while nobody touches it, without the parts that do it once the page is alive: what the HTML
 * says in `data-` is done here.
 */
export function actByItself(): void {
  for (const form of each<HTMLFormElement>('form[data-draft]')) {
    bringBack(form)
    keepUntilAlive(form)
  }
  for (const { dataset } of each('[data-again]')) lookAgain(dataset.again ?? '', Number(dataset.seconds))
  for (const said of each('[data-countdown]')) countDown(said, JSON.parse(said.dataset.countdown ?? '[]')) // its part wrote it
  for (const { dataset } of each('[data-advice]')) adviseLater(dataset.advice ?? '')
}

const each = <Kind extends HTMLElement>(selector: string) => document.querySelectorAll<Kind>(selector)

/** Makes the page come alive as a touch does (`inline-scripts.ts`). */
export const wake = (): boolean => dispatchEvent(new Event('wake'))

/** What was typed before a reload. For another country the form has other fields, which only its part can draw. */
function bringBack(form: HTMLFormElement) {
  if (isUntouched() && restoreDraft(form, form.dataset.draft ?? '')) wake()
}

/** A reload may come sooner than the part that keeps what is typed (`parts/use-draft.ts`), which may never come, and than this. */
function keepUntilAlive(form: HTMLFormElement) {
  const keep = () => isUntouched() && keepDraft(form, form.dataset.draft ?? '')
  if (window.early?.some((field) => form.contains(field))) keep()
  form.addEventListener('input', keep)
}

/** `parts/order/payment-wait.tsx` */
function lookAgain(url: string, seconds: number) {
  setTimeout(() => isUntouched() && location.replace(url), seconds * 1_000)
}

let counted: { at: string; seconds: number } | null = null

/** How far this page's countdown had come when it came alive; null where none had begun. */
export const countedTo = (): number | null =>
  counted && counted.at === location.pathname ? counted.seconds : null

/** `parts/order/payment-redirect.tsx`; the answer's own header leads on. */
function countDown(said: HTMLElement, words: readonly string[]) {
  let passed = 0
  const tick = setInterval(() => {
    passed += 1
    const now = words[passed]
    if (!isUntouched() || now === undefined) return clearInterval(tick)
    said.textContent = now
    counted = { at: location.pathname, seconds: words.length - 1 - passed }
  }, 1_000)
}

const adviceAfterMs = 2_000
let isAdvised = false

/** Specification 8: a 412 is advice for whoever runs the shop. Said once; answers how to call it off. */
export function adviseLater(advice: string): () => void {
  const timer = setTimeout(() => {
    if (!isAdvised) console.warn(advice)
    isAdvised = true
  }, adviceAfterMs)
  return () => clearTimeout(timer)
}

/** Escape puts away what stands open in the header and gives the focus back, from the moment it can be opened. */
export function putAwayByKey(): void {
  document.addEventListener('keydown', ({ key }) => {
    const [details] = key === 'Escape' ? openIn(document.querySelector('.site-header')) : []
    if (!details) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}

/** What is unfolded over the page; in the drawer things unfold in place and are in nobody's way. */
export const openIn = (header: Element | null): HTMLDetailsElement[] =>
  [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].filter(
    (details) => !isInDrawer(details),
  )

function isInDrawer(details: Element): boolean {
  const drawer = details.closest('[popover]')
  return drawer !== null && isShown(drawer)
}

/** An old browser knows no popovers, and so none that is open. */
export const isShown = (drawer: Element): boolean =>
  'popover' in HTMLElement.prototype && drawer.matches(':popover-open')
