import { wantsCalm } from '../../browser/calm.ts'
import {
  debounceMs,
  type Reveal,
  type RevealOptions,
  revealDefaults,
  revealed,
  revealPoint,
  throttleMs,
} from './reveal-point.ts'

/** Watches an element and marks it with what becomes of it. Gives back what ends the watching. */
export function revealWhenSeen(element: HTMLElement, wish: Partial<RevealOptions> = {}): () => void {
  if (wantsCalm() || !('IntersectionObserver' in window)) return () => undefined
  const options = { ...revealDefaults, ...wish }
  let observer: IntersectionObserver | undefined
  let state: Reveal | undefined
  let [looking, settling]: (ReturnType<typeof setTimeout> | undefined)[] = []

  const style = element.style
  style.setProperty('--reveal-for', `${options.durationMs}ms`)
  style.setProperty('--reveal-after', `${options.delayMs}ms`)
  style.setProperty('--reveal-ease', options.easing)

  const pointNow = () => {
    const [elementHeight, windowHeight] = [element.offsetHeight, window.innerHeight]
    return revealPoint(options, { elementHeight, windowHeight })
  }
  const look = () => {
    looking = undefined
    const { top, bottom } = element.getBoundingClientRect()
    const place = { top, bottom, windowHeight: window.innerHeight, point: pointNow() }
    const next = revealed(state ?? 'waiting', place, options)

    // What is in sight when scripts arrive was read already and is left alone.
    if (state === undefined && next === 'shown') state = 'shown'
    else if (next !== state) {
      state = next
      element.dataset.reveal = next
    }
    if (state === 'shown' && options.once) observer?.disconnect()
  }
  const lookSoon = () => {
    looking ??= setTimeout(look, throttleMs)
  }
  const watch = () => {
    observer?.disconnect()
    observer = new IntersectionObserver(lookSoon, { rootMargin: `0px 0px ${-pointNow()}px 0px` })
    observer.observe(element)
  }
  const resized = () => {
    clearTimeout(settling)
    settling = setTimeout(watch, debounceMs)
  }

  look()
  watch()
  window.addEventListener('resize', resized, { passive: true })
  return () => {
    observer?.disconnect()
    clearTimeout(looking)
    clearTimeout(settling)
    window.removeEventListener('resize', resized)
    delete element.dataset.reveal
  }
}
