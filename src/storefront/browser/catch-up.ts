declare global {
  interface Window {
    /** What was clicked, typed into or chosen from before the page is alive, from `inline-scripts.ts`; null from then on. */
    early: HTMLElement[] | null
  }
}

/** Does, now that the page is alive, what was clicked before, and tells the parts which fields were filled in. */
export function catchUp(): void {
  const touched = (window.early ?? []).filter(({ isConnected }) => isConnected)
  window.early = null

  for (const field of new Set(touched.filter(({ dataset }) => !dataset.later))) tell(field)
  for (const button of touched.filter(({ dataset }) => dataset.later)) {
    button.ariaBusy = null
    button.click()
  }
}

const tell = (field: HTMLElement) =>
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
