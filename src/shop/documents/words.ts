import type { CurrencyCode } from '../../values/currency.ts'
import { type Language, type Locale, localeEntry } from '../../values/locale.ts'
import { decimal } from '../../values/money.ts'
import { formatCents } from '../../values/shown-money.ts'
import { type DocumentTexts, de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'

/** A language, and how amounts, days and rates are written on its papers. */
export type Words = {
  texts: DocumentTexts
  /** "CHF 1,234.50" */
  money: (cents: number) => string
  /** "1,234.50", below a heading that names the currency. */
  amount: (cents: number) => string
  day: (isoDay: string) => string
  /** "02.03.2026", where there is little room */
  shortDay: (isoDay: string) => string
  /** "5.–9. März 2026" */
  days: (from: string, until: string) => string
  rate: (percent: number) => string
}

const byLanguage: Record<Language, DocumentTexts> = { de, en, it, fr }

export function wordsOf(locale: Locale, currency: CurrencyCode, moneyLocale: string): Words {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const shortDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const amounts = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

  return {
    texts: byLanguage[localeEntry(locale).language],
    money: (cents) => formatCents(cents, currency, moneyLocale),
    amount: (cents) => amounts.format(decimal(cents)),
    day: (isoDay) => days.format(new Date(isoDay)),
    shortDay: (isoDay) => shortDays.format(new Date(isoDay)),
    days: (from, until) => days.formatRange(new Date(from), new Date(until)),
    rate: (percent) => rates.format(percent),
  }
}
