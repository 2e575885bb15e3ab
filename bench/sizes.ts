import { brotliCompressSync } from 'node:zlib'
import type { Shopper } from './shopper.ts'

export type Size = { page: string; scriptsKb: number; stylesKb: number; htmlKb: number }

/** What a page makes the browser fetch before anybody touches it, compressed as it travels. */
export async function sizeOf(
  page: string,
  path: string,
  { page: get }: Shopper,
  origin: string,
): Promise<Size> {
  const { body: html } = await get(path)
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.m?js)"/g)].map(([, url = '']) => new URL(url, origin).pathname),
  )
  const files = await Promise.all([...scripts].map((script) => fetchText(origin + script)))
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')

  return {
    page,
    scriptsKb: files.reduce((total, file) => total + brotliKb(file), 0),
    stylesKb: brotliKb(styles),
    htmlKb: brotliKb(html),
  }
}

const fetchText = async (url: string) => (await fetch(url)).text()

const brotliKb = (text: string) => brotliCompressSync(text).length / 1024
