import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../values/locale.ts'
import type { Texts } from './texts/texts.ts'

type Shown = { locale: Locale; texts: Texts }

const ShownContext = createContext<Shown | null>(null)

/** Says around a page which language it is in and gives it its words. */
export const ShopFrame = ({ locale, texts, children }: Shown & { children: ReactNode }) => (
  <ShownContext value={{ locale, texts }}>{children}</ShownContext>
)

export const useLocale = (): Locale => useShown().locale

export const useTexts = (): Texts => useShown().texts

function useShown(): Shown {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('Only a page inside ShopFrame has a language')
  return shown
}
