import { type Locale, locales } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import type { ArticleKind } from './article.ts'
import { readSeed } from './seed-files.ts'

type Texts<Names extends string> = Record<Names, Translated>

export type ProductTexts = {
  technical: Texts<string>
  values: Texts<string>
  systems: Texts<'bins' | 'oneBin' | 'noBins' | 'colour' | 'heightDepth' | 'guarantee'>
  parts: Texts<'intro' | 'fits' | 'position' | 'pack' | 'until' | 'replaced' | 'years' | 'subtitle'>
  accessories: Texts<'fits' | 'forBag' | 'forContainer' | 'allSystems' | 'planners' | 'forWidth'> & {
    subtitle: Texts<'accessory' | 'consumable' | 'download'>
    advantages: Record<'accessory' | 'consumable' | 'download', Translated[]>
  }
  packUnit: Texts<string>
  pictures: Texts<'product' | 'front' | 'top'>
  keywords: Texts<ArticleKind>
}

export const readProductTexts = () => readSeed<ProductTexts>('product-texts')

/** A text of all languages, made language by language. */
export const inEach = (make: (locale: Locale) => string): Translated =>
  Object.fromEntries(locales.map(({ code }) => [code, make(code)])) as Translated // every locale is a key

type Filling = Translated | string | number

/** Fills {name} with its value, in each language with the value of that language. */
export const fill = (template: Translated, values: Readonly<Record<string, Filling>>): Translated =>
  inEach((locale) =>
    template[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`"${template[locale]}" wants {${name}}`)
      return typeof value === 'object' ? value[locale] : String(value)
    }),
  )

/** The same in every language: a number, a name. */
export const same = (text: string | number): Translated => inEach(() => String(text))

export const joined = (parts: readonly Translated[], separator: string): Translated =>
  inEach((locale) => parts.map((part) => part[locale]).join(separator))

const decimals = new Map(
  locales.map(({ code, language }) => [code, new Intl.NumberFormat(language, { maximumFractionDigits: 2 })]),
)

/** A number the way each language writes it. */
export const number = (value: number): Translated =>
  inEach((locale) => decimals.get(locale)?.format(value) ?? '')

export const dated = (day: string): Translated =>
  inEach((locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
  )
