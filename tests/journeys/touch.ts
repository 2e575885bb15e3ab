import type { Page } from 'playwright-core'

/** Comes alive, and has done so. */
export async function touch(page: Page) {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 320)
  await page.waitForFunction(() => window.early === null)
  await page.waitForLoadState('networkidle')
}
