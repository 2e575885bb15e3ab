import type { CurrencyCode } from '../../values/currency.ts'
import { type Language, type Locale, localeEntry } from '../../values/locale.ts'
import { formatCents } from '../../values/shown-money.ts'
import { de, type MailTexts } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

/** A language, and how amounts, days and rates are written in it. */
export type Words = {
  texts: MailTexts
  money: (cents: number) => string
  day: (isoDay: string) => string
  /** To the second, in Switzerland, with the time zone's name. */
  moment: (instant: Date) => string
  rate: (percent: number) => string
}

const byLanguage: Record<Language, MailTexts> = { de, en, it, fr }

export function wordsOf(locale: Locale, currency: CurrencyCode, moneyLocale?: string): Words {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Zurich',
  })
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

  return {
    texts: byLanguage[localeEntry(locale).language],
    money: (cents) => formatCents(cents, currency, moneyLocale),
    day: (isoDay) => days.format(new Date(isoDay)),
    moment: (instant) => moments.format(instant),
    rate: (percent) => rates.format(percent),
  }
}
