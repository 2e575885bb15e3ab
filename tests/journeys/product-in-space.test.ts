import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../setup/chromium.mjs'
import { projectFolder } from '../../src/server/config.ts'
import { openJourney } from './journey.ts'

const shop = openJourney()
let drawing: Browser

beforeAll(async () => {
  drawing = await chromium.launch({
    executablePath: await findChromium(projectFolder),
    // Without a graphics card the browser draws in space by itself when it is told to, and takes its time for it.
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
})
afterAll(() => drawing?.close())

const path = '/pot-kompostbehaelter'

describe('a product in space', () => {
  it('is opened, turned and closed by keyboard alone, and nothing of it is fetched before', async () => {
    const context = await drawing.newContext({
      baseURL: shop.origin(),
      viewport: { width: 400, height: 360 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openProduct(page)
    const open = page.getByRole('link', { name: 'In 3D ansehen' })
    await open.focus()
    expect(fetched.filter((url) => /space|view-3d-window|\.glb/.test(url))).toEqual([])

    await page.keyboard.press('Enter')
    const model = page.getByRole('application', { name: /Drehbares Modell/ })
    await page.getByRole('button', { name: 'Nach links drehen' }).waitFor()
    expect(fetched.filter((url) => url.endsWith('.glb')).length).toBeGreaterThan(0)
    await model.focus()
    const before = await seen(model)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(before.equals(await seen(model))).toBe(false)
    await page.keyboard.press('Home')
    expect(before.equals(await seen(model))).toBe(true)

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await open.evaluate((link) => link === document.activeElement)).toBe(true)
    await context.close()
  }, 180_000)

  it('leaves the picture and says so where the browser shows nothing in space', async () => {
    const page = await shop.visitor()
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openProduct(page)
    await page.getByRole('link', { name: 'In 3D ansehen' }).press('Enter')

    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ihr Browser kann hier kein 3D zeigen.').waitFor()
    expect(await dialog.getByRole('presentation').count()).toBe(1)
    expect(fetched.filter((url) => url.endsWith('.glb'))).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('is drawn to scale with its figures in a table, without scripts too', async () => {
    const page = await shop.visitor({ javaScriptEnabled: false })
    await openProduct(page)
    const sheet = page.getByRole('region', { name: 'Maßzeichnung, in drei Ansichten' })
    expect(await sheet.getByRole('img').getAttribute('alt')).toContain(
      '165 mm breit, 165 mm tief, 215 mm hoch',
    )
    expect(
      await page
        .getByRole('row', { name: /System außen/ })
        .getByRole('cell')
        .allTextContents(),
    ).toEqual(['165', '165', '215'])
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Zeichnung als SVG' }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-type']).toBe('image/svg+xml')
  })
})

/** What the model looks like once a wish has been drawn: it is drawn with the next frame. */
async function seen(model: Locator): Promise<Buffer> {
  await model.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return model.screenshot()
}

async function openProduct(page: Page) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
