import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds, what is wider than the screen, and what is too small for a finger. */
export async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
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
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...measured]
}
