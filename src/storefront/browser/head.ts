import type { DataRouter } from 'react-router'
import type { Locale } from '../../values/locale.ts'
import { forcedColorMode } from '../color-mode.ts'
import { documentTitle, hreflangs } from '../document.ts'
import { type SettledMeta, settleMeta } from '../meta.ts'
import type { PageHandle } from '../page.ts'
import type { Texts } from '../texts/texts.ts'
import { showColors } from './colors.ts'
import { fetchOwnNeeds } from './own-needs.ts'

/** Keeps title, description, canonical, alternates and whose page it is in step with the page on screen, and the focus in it. */
export function followHead(router: DataRouter, read: { locale: Locale; texts: Texts }): void {
  let shown = router.state.location

  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.key === shown.key) return
    const isAnotherPage = state.location.pathname !== shown.pathname
    shown = state.location

    const meta = settleMeta(state, read)
    document.title = documentTitle(meta, read.texts.site.shopName)
    write(meta)
    // Whoever cannot see that the page has changed goes on at its beginning, not where the last one ended.
    if (isAnotherPage && !shown.hash) document.getElementById('content')?.focus({ preventScroll: true })
    const handles = state.matches.map(({ route }) => (route.handle ?? {}) as PageHandle)
    showColors(forcedColorMode(handles))
    markOwn(handles)
    if (isAnotherPage) fetchOwnNeeds()
  })
}

/** As the document says it (`document.ts`). */
function markOwn(handles: readonly PageHandle[]) {
  const { dataset } = document.documentElement
  if (handles.some(({ cache }) => cache)) delete dataset.own
  else dataset.own = 'true'
}

function write(meta: SettledMeta) {
  const { head } = document
  const absolute = (path: string) => new URL(path, location.origin).href
  const old = 'meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate][hreflang]'
  for (const element of head.querySelectorAll(old)) element.remove()

  const add = (tag: 'meta' | 'link', attributes: Record<string, string>) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    head.append(element)
  }
  if (meta.description) add('meta', { name: 'description', content: meta.description })
  if (meta.robots) add('meta', { name: 'robots', content: meta.robots })
  add('link', { rel: 'canonical', href: absolute(meta.canonical) })
  for (const [hreflang, path] of hreflangs(meta))
    add('link', { rel: 'alternate', hreflang, href: absolute(path) })
}
