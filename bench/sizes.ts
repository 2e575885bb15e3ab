import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import type { Shopper } from './shopper.ts'

export type Size = { page: string; untouchedKb: number; touchedKb: number; stylesKb: number; htmlKb: number }

/** The German pages with a fixed address, as the shop itself tells them, and one of each kind that has none or is somebody's own. */
export async function everyKind(origin: string): Promise<readonly string[]> {
  const ask = async (path: string) => (await fetch(new URL(path, origin))).json()
  const { id } = z.object({ id: z.string() }).parse(await ask('/builds/latest.json'))
  const { prerendered } = z
    .object({ prerendered: z.array(z.string()) })
    .parse(await ask(`/builds/meta/${id}.json`))
  const german = prerendered.filter(
    (path) => !/^\/(en-US|it-IT|fr-FR|products|spareparts|__VLS_template)(\/|$)/.test(path),
  )
  return [...german, ...others].sort()
}

const others = [
  ...['/trennsysteme', '/x-line-60-trennsystem', '/search?search=pot', '/abfallsysteme/advanced/swing-door'],
  ...['/abfallsysteme/configurator/swing-door/products', '/ersatzteile/frontauszug/behaelter', '/impressum'],
  ...['/cart', '/wishlist', '/login', '/register', '/order-lookup', '/withdrawal'],
]

/** What a page makes the browser fetch, before anybody touches it and once somebody does, compressed as it travels. */
export async function sizeOf(
  page: string,
  path: string,
  { page: get }: Shopper,
  origin: string,
): Promise<Size> {
  const { body: html } = await get(path)
  const atOnce = [...html.matchAll(/(?:src|href|data-untouched)="([^"]+\.js)"/g)].map(([, url = '']) => url)
  const atTouch = (/data-preload="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')

  return {
    page,
    untouchedKb: await weigh(origin, atOnce),
    touchedKb: await weigh(origin, [...atOnce, ...atTouch]),
    stylesKb: brotliKb(styles),
    htmlKb: brotliKb(html),
  }
}

/** These scripts and all that they import. */
async function weigh(origin: string, scripts: readonly string[]): Promise<number> {
  const sizes = new Map<string, number>()
  const follow = async (script: string): Promise<void> => {
    const { pathname } = new URL(script, origin)
    if (sizes.has(pathname)) return
    sizes.set(pathname, 0)
    const file = await (await fetch(new URL(pathname, origin))).text()
    sizes.set(pathname, brotliKb(file))
    const imported = [...file.matchAll(/(?:from|import)"(\.\/[^"]+\.js)"/g)]
    await Promise.all(imported.map(([, path = '']) => follow(new URL(path, new URL(pathname, origin)).href)))
  }
  await Promise.all(scripts.map(follow))
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}

const brotliKb = (text: string) => brotliCompressSync(text).length / 1024
