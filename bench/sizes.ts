import { brotliCompressSync } from 'node:zlib'
import type { Shopper } from './shopper.ts'

export type Size = { page: string; untouchedKb: number; touchedKb: number; stylesKb: number; htmlKb: number }

/** What a page makes the browser fetch, before anybody touches it and once somebody does, compressed as it travels. */
export async function sizeOf(
  page: string,
  path: string,
  { page: get }: Shopper,
  origin: string,
): Promise<Size> {
  const { body: html } = await get(path)
  const atOnce = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url = '']) => url)
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

async function weigh(origin: string, scripts: readonly string[]): Promise<number> {
  const files = await Promise.all(
    [...new Set(scripts)].map(async (script) => (await fetch(new URL(script, origin))).text()),
  )
  return files.reduce((total, file) => total + brotliKb(file), 0)
}

const brotliKb = (text: string) => brotliCompressSync(text).length / 1024
