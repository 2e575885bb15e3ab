declare global {
  interface Window {
    /** What was clicked before the page is alive, from `inline-scripts.ts`; null once nothing has to wait any more. */
    earlyClicks: HTMLElement[] | null
  }
}

/** Does, now that the page is alive, what was clicked before. */
export function doEarlyClicks(): void {
  const clicked = window.earlyClicks ?? []
  window.earlyClicks = null
  for (const element of clicked) {
    element.ariaBusy = null
    if (element.isConnected) element.click()
  }
}
