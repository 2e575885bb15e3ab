import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../values/locale.ts'
import { type PathName, paths } from './paths.ts'
import type { Texts } from './texts/texts.ts'

type Shown = { locale: Locale; texts: Texts }

const ShownContext = createContext<Shown | null>(null)

/** Says around a page which language it is in and gives it its words. */
export const ShopFrame = ({ locale, texts, children }: Shown & { children: ReactNode }) => (
  <ShownContext value={{ locale, texts }}>{children}</ShownContext>
)

export const useLocale = (): Locale => useShown().locale

export const useTexts = (): Texts => useShown().texts

/** The paths of this page's language: `usePaths()('cart')`, `usePaths()('order', id)`. */
export function usePaths(): LocalPath {
  const { locale } = useShown()
  // Every function of `paths` begins with the locale; LocalPath checks the rest at the call.
  return (name, ...rest) =>
    (paths[name] as unknown as (locale: Locale, ...rest: unknown[]) => string)(locale, ...rest)
}

type LocalPath = <Name extends PathName>(name: Name, ...rest: PathParts<Name>) => string
type PathParts<Name extends PathName> = (typeof paths)[Name] extends (
  locale: Locale,
  ...rest: infer Rest
) => string
  ? Rest
  : never

function useShown(): Shown {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('Only a page inside ShopFrame has a language')
  return shown
}
