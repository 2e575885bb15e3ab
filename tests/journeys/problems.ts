import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds, what is wider than the screen, and what is too small for a finger. The colours are looked at by day
 * and by night; everything else of a page is the same in both.
 */
export async function problemsOf(page: Page): Promise<string[]> {
  await settle(page)
  const { violations } = await axe(page)
    .options({ ...onlyWrong, ...everyRule })
    .analyze()
  const wrong = await withoutCutOff(page, violations)
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
  await show(page, 'dark')
  const atNight = await runAxe(page, ['color-contrast'])
  await show(page, 'light')

  return [...told(wrong), ...told(atNight), ...measured]
}

/** What has no name or not the language of the page: the only things that change with the words. */
export async function unspokenOf(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .withRules([
      'html-has-lang',
      'html-lang-valid',
      'valid-lang',
      'document-title',
      'button-name',
      'link-name',
      'input-button-name',
      'image-alt',
      'label',
      'select-name',
      'summary-name',
      'aria-command-name',
      'aria-dialog-name',
      'aria-input-field-name',
      'aria-toggle-field-name',
    ])
    .analyze()
  return told(violations)
}

/** Of the rules of WCAG 2.2 A and AA, axe leaves this one out unless it is asked for. */
const everyRule = { rules: { 'target-size': { enabled: true } } }

/** What is right need not be told: listing it takes longer than finding it. */
const onlyWrong = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0]

/** Our pages hold no frames of others, so axe works in the page itself instead of opening another for its report. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options(onlyWrong)

/**
 * A target that the header just cuts in two, because of where the page stands, counts as too small for axe. Nobody is held
 * up by that, so each is brought to the middle and measured there.
 */
async function withoutCutOff(page: Page, violations: Violations): Promise<Violations> {
  const found = violations.find(({ id }) => id === 'target-size')
  if (!found) return violations

  const nodes: typeof found.nodes = []
  for (const { target } of found.nodes) {
    const element = page.locator(String(target))
    await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const again = await runAxe(page, ['target-size'], String(target))
    nodes.push(...again.flatMap(({ nodes }) => nodes))
  }
  return violations.flatMap((violation) => {
    if (violation !== found) return [violation]
    return nodes.length > 0 ? [{ ...found, nodes }] : []
  })
}

/** By the axe that looked at the page before: bringing it along once more takes as long as this look. */
const runAxe = (page: Page, rules: readonly string[], within = 'html'): Promise<Violations> =>
  page.evaluate(
    async ({ options, within }) => {
      // It is there since `analyze`, and answers what that answers.
      const { axe } = window as unknown as {
        axe: { run(within: string, options: object): Promise<{ violations: Violations }> }
      }
      return (await axe.run(within, options)).violations
    },
    { options: { ...onlyWrong, runOnly: rules }, within },
  )

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const told = (violations: Violations) =>
  violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html}, ${first?.any[0]?.message}`)

async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await settle(page)
}

/**
 * What lies below is drawn, colours that fade into others, and windows that fade in, have done so, and nothing scrolls
 * any more. What ends may let something else begin with the next frame, as a colour that is inherited does: it is calm
 * when two frames are.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let calm = 0, top = Number.NaN; calm < 2; ) {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const moving = document.getAnimations().filter(({ effect, timeline, playState }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        return timeline === document.timeline && !isEndless && playState !== 'finished'
      })
      for (const animation of moving) animation.finish()
      const isDrawn = [...document.querySelectorAll('.below')].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      )
      calm = isDrawn && moving.length === 0 && window.scrollY === top ? calm + 1 : 0
      top = window.scrollY
    }
  })
