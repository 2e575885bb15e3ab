import type { CurrencyCode } from '../../values/currency.ts'
import { type Language, type Locale, localeEntry } from '../../values/locale.ts'
import { formatCents } from '../../values/shown-money.ts'
import { de, type MailTexts } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { type StaffTexts, de as staffDe } from './texts/staff/de.ts'
import { en as staffEn } from './texts/staff/en.ts'
import { fr as staffFr } from './texts/staff/fr.ts'
import { it as staffIt } from './texts/staff/it.ts'

/** A language, and how amounts, days and rates are written in it. */
export type Words = {
  texts: MailTexts
  /** For mails to the company itself. */
  staff: StaffTexts
  money: (cents: number) => string
  day: (isoDay: string) => string
  /** To the second, in Switzerland, with the time zone's name. */
  moment: (instant: Date) => string
  rate: (percent: number) => string
}

const byLanguage: Record<Language, MailTexts> = { de, en, it, fr }
const forStaff: Record<Language, StaffTexts> = { de: staffDe, en: staffEn, it: staffIt, fr: staffFr }

export function wordsOf(locale: Locale, currency: CurrencyCode, moneyLocale?: string): Words {
  const { language } = localeEntry(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Zurich',
  })
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

  return {
    texts: byLanguage[language],
    staff: forStaff[language],
    money: (cents) => formatCents(cents, currency, moneyLocale),
    day: (isoDay) => days.format(new Date(isoDay)),
    moment: (instant) => moments.format(instant),
    rate: (percent) => rates.format(percent),
  }
}
