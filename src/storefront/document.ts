import { type Locale, localeEntry, locales } from '../values/locale.ts'
import { bootScript, themeScript } from './inline-scripts.ts'
import { languageScript } from './language-script.ts'
import type { SettledMeta } from './meta.ts'
import { breadcrumbData } from './parts/structured-data.ts'

/** What the build made for the browser. */
export type Assets = {
  /** What a page needs of the stylesheet, to stand in its document. */
  cssOf(body: string): string
  /** The whole stylesheet, for what comes later. */
  style: string
  /** The script that brings a page to life. */
  entry: string
  /** The script of a page that nobody has touched yet. */
  untouched: string
  /** The scripts of these source files and of all they need, e.g. `src/storefront/pages/home.tsx`. */
  scriptsOf(sources: readonly string[]): readonly string[]
  /** Fonts needed by every page. */
  fonts: readonly string[]
  /** Only in development: what hot reload needs in the head. */
  head?: string
}

export type DocumentParts = {
  locale: Locale
  meta: SettledMeta
  shopName: string
  /** The page as HTML, and the styles it needs. */
  body: string
  style: string
  /** Picture preloads that React wrote before the page; they belong into the head. */
  preloads: string
  /** What the page was made from, for the browser to go on with; null for a page without scripts. */
  state: unknown
  sources: readonly string[]
  colorMode?: 'light' | 'dark' | undefined
  /** Shows what is the visitor's own, and is no one else's. */
  isOwn: boolean
  assets: Assets
  origin: string
  buildId: string
}

/** The HTML around a page: styles inside the head, scripts behind the content. */
export function renderDocument(parts: DocumentParts): string {
  const { locale, meta, assets, body, style, colorMode, buildId, isOwn } = parts
  const { direction } = localeEntry(locale)
  const theme = colorMode ? ` data-theme="${colorMode}" data-forced="true"` : ''

  return `<!DOCTYPE html>
<html lang="${locale}" dir="${direction}"${theme} data-build="${escapeHtml(buildId)}"${isOwn ? ' data-own="true"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(documentTitle(meta, parts.shopName))}</title>
<script>${themeScript}</script>
<script>${languageScript}</script>
${metaTags(parts)}
<meta name="theme-color" content="#0b2a1e">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('')}${parts.preloads}
<style>${style}</style>
${assets.head ?? ''}</head>
<body>
<div id="app">${body}</div>
${parts.state === null ? '' : scripts(parts)}</body>
</html>
`
}

/** The name of the shop stands behind every title but its own. */
export const documentTitle = (meta: SettledMeta, shopName: string) =>
  meta.title && !meta.title.includes(shopName) ? `${meta.title} · ${shopName}` : meta.title || shopName

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that may stand inside a script element: no `<` in it can end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** The alternates as pairs of hreflang and path; who speaks none of the languages gets German. */
export function hreflangs(meta: SettledMeta): (readonly [hreflang: string, path: string])[] {
  if (meta.robots) return []
  const known = locales.flatMap(({ code }) => {
    const path = meta.alternates[code]
    return path === undefined ? [] : [[code, path] as const]
  })
  const german = meta.alternates['de-DE']
  return german === undefined ? known : [...known, ['x-default', german]]
}

function metaTags({ meta, locale, origin, shopName }: DocumentParts): string {
  const tag = (name: 'name' | 'property', key: string, content: string | undefined) =>
    content ? `<meta ${name}="${key}" content="${escapeHtml(content)}">` : ''
  const absolute = (path: string) => escapeHtml(new URL(path, origin).href)

  return [
    tag('name', 'description', meta.description),
    tag('name', 'robots', meta.robots),
    `<link rel="canonical" href="${absolute(meta.canonical)}">`,
    ...hreflangs(meta).map(
      ([hreflang, path]) => `<link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}">`,
    ),
    tag('property', 'og:title', meta.title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:site_name', shopName),
    tag('property', 'og:locale', locale.replace('-', '_')),
    ...(meta.image
      ? [
          tag('property', 'og:image', new URL(meta.image.url, origin).href),
          tag('property', 'og:image:width', String(meta.image.width)),
          tag('property', 'og:image:height', String(meta.image.height)),
          tag('property', 'og:image:alt', meta.image.alt),
          tag('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...[...(meta.jsonLd ?? []), ...breadcrumbData(meta.trail, origin)].map(
      (thing) => `<script type="application/ld+json">${safeJson(thing)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

// The state is data, not a script, so the content security policy need not know it.
const scripts = ({ state, assets, sources }: DocumentParts) =>
  `<script type="application/json" id="page-state">${safeJson(state)}</script>
<script data-entry="${escapeHtml(assets.entry)}" data-untouched="${escapeHtml(assets.untouched)}" data-style="${escapeHtml(assets.style)}" data-preload="${escapeHtml(assets.scriptsOf(sources).join(' '))}">${bootScript}</script>
`
