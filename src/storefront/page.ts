import type { ComponentType } from 'react'
import type {
  ActionFunction,
  LazyRouteFunction,
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router'
import { answerable } from './answerable.ts'
import { loginFirst } from './login-first.ts'
import type { Meta } from './meta.ts'
import type { PageCache } from './page-cache.ts'
import type { Area, FetchWords } from './texts/texts.ts'

/** What a file in pages/ or layouts/ may export. Only the component is a must. */
export type PageModule = {
  default: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  // The data is typed where the page writes its `meta`; here it may be any page's.
  meta?: Meta<never>
  handle?: PageHandle
  /** The areas of texts it says something from, beside those of every page. */
  words?: readonly Area[]
  shouldRevalidate?: ShouldRevalidateFunction
}

/** What a route says about itself, for those who find it among the matches. */
export type PageHandle = {
  /** The file it lives in, seen from this folder; a page's scripts are found by it. */
  file?: string
  layout?: boolean
  /** Has a loader, so that its meta has nothing to say when that failed. */
  loads?: boolean
  meta?: Meta<never>
  words?: readonly Area[]
  /** The page is the same for everybody on the same terms, and may be kept for them. Without it, it is each visitor's own. */
  cache?: PageCache
  /** Shows the page in this colour mode, whatever the visitor chose. `system` is not allowed. */
  colorMode?: 'light' | 'dark' | 'system'
}

const modules = import.meta.glob<PageModule>(['./pages/**/*.tsx', './layouts/*.tsx'])

/** Where every page lives, for those who want to know that each has its route. */
export const pageFiles = Object.keys(modules)

/** Opens a page's file, with the words it says, and tells React Router what is in it. */
export async function openPage(
  file: string,
  about: PageHandle,
  fetchWords?: FetchWords,
): Promise<OpenedPage> {
  const open = modules[file]
  if (!open) throw new Error(`There is no page ${file}`)

  const { default: Component, loader, action, meta, handle, words = [], shouldRevalidate } = await open()
  await fetchWords?.(words)

  return {
    Component,
    handle: {
      ...about,
      ...handle,
      file,
      words,
      loads: loader !== undefined,
      ...(meta && { meta }),
    } satisfies PageHandle,
    ...(loader && { loader: answerable(isOfAccount(file) ? loginFirst(loader) : loader) }),
    ...(action && { action: answerable(isOfAccount(file) ? loginFirst(action) : action) }),
    ...(shouldRevalidate && { shouldRevalidate }),
  }
}

const isOfAccount = (file: string): boolean => file.startsWith('./pages/account/')

type OpenedPage = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>
