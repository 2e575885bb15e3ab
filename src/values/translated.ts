import { defaultLocale, type Locale } from './locale.ts'

/** A text in every language of the shop. */
export type Translated = Readonly<Record<Locale, string>>

/** German stands in for a language that is missing: staff may not have translated it yet. */
export const say = (text: Partial<Translated>, locale: Locale): string =>
  text[locale] ?? text[defaultLocale] ?? ''
