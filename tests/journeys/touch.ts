import type { Page } from 'playwright-core'

/** Comes alive, and has done so. */
export async function touch(page: Page) {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 320)
  await page.locator('.toasts, [aria-live=polite]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
