import { wantsCalm } from '../../browser/calm.ts'
import { drift } from './drift.ts'

/** Specification 9. */
const scrollDebounceMs = 10

/** For browsers whose styles cannot follow scrolling. Gives back what ends it. */
export function driftWithScroll(element: HTMLElement, speed: number): () => void {
  if (wantsCalm() || CSS.supports('animation-timeline: view()')) return () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const shift = () =>
    element.style.setProperty(
      '--drift',
      `${drift(element.getBoundingClientRect(), window.innerHeight, speed)}px`,
    )
  const moved = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => requestAnimationFrame(shift), scrollDebounceMs)
  }
  // Far away from the window nothing is reckoned.
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) window.addEventListener('scroll', moved, { passive: true })
    else window.removeEventListener('scroll', moved)
  })

  shift()
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(waiting)
    window.removeEventListener('scroll', moved)
  }
}
