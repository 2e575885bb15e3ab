declare global {
  interface Window {
    /** What was clicked that only scripts can do, from `inline-scripts.ts`. */
    earlyClicks?: HTMLElement[]
  }
}

/** Does, now that the page is alive, what was clicked before. */
export function doEarlyClicks(): void {
  const clicked = window.earlyClicks ?? []
  // Whoever reads the list from now on finds what is done by itself.
  Object.defineProperty(window, 'earlyClicks', { value: { push: () => 0 } })
  for (const element of clicked) if (element.isConnected) element.click()
}
