import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds, what is wider than the screen, and what is too small for a finger. The colours are looked at by day
 * and by night; everything else of a page is the same in both.
 */
export async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze()
  const measured = await page.evaluate(() => {
    const touched = document.querySelectorAll(
      'main :is(button, a.button, select, summary, input:not([type=hidden]))',
    )
    const small = [...touched].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      // What is drawn as one or two pixels is for those who listen; ticks are touched by their label.
      return !element.matches('[type=radio], [type=checkbox]') && width > 2 && height > 2 && height < 44
    })
    const isWide = document.documentElement.scrollWidth > window.innerWidth
    return [
      ...small.map((element) => `too small: ${element.outerHTML.slice(0, 120)}`),
      ...(isWide ? ['too wide'] : []),
    ]
  })
  const atNight = await contrastAtNight(page)

  return [...violations, ...atNight]
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}, ${nodes[0]?.any[0]?.message}`)
    .concat(measured)
}

/** Our pages hold no frames of others, so axe works in the page itself instead of opening another for its report. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function contrastAtNight(page: Page) {
  await show(page, 'dark')
  const { violations } = await axe(page).withRules(['color-contrast']).analyze()
  await show(page, 'light')
  return violations
}

/** Colours that fade into others have done so. */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
}
