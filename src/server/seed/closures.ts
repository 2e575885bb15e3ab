import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import { locales } from '../../values/locale.ts'
import type { Translated } from '../../values/translated.ts'
import { insertMissing } from './insert-missing.ts'
import { readSeed } from './seed-files.ts'

type ClosureData = {
  key: string
  firstDay: string
  lastDay: string
  firstDeliveryHome: string
  firstDeliveryAbroad: string
  title: Translated
  text: Translated
}

/** The closures the shop knows, and one that lies around the day it is seeded, so that its notice can be seen. */
export async function seedClosures(db: Db, today: string) {
  const { closures, current } = readSeed<{
    closures: ClosureData[]
    current: Pick<ClosureData, 'title' | 'text'>
  }>('closures')

  await insertMissing(
    db,
    'closure',
    [...closures, around(today, current)].map((closure) => ({
      id: idFrom('closure', closure.key),
      first_day: closure.firstDay,
      last_day: closure.lastDay,
      first_delivery_home: closure.firstDeliveryHome,
      first_delivery_abroad: closure.firstDeliveryAbroad,
      title: closure.title,
      text: closure.text,
    })),
  )
}

function around(today: string, { title, text }: Pick<ClosureData, 'title' | 'text'>): ClosureData {
  const days = {
    first: dayAfter(today, -1),
    last: dayAfter(today, 9),
    home: dayAfter(today, 11),
    abroad: dayAfter(today, 13),
  }
  const filled = Object.fromEntries(
    locales.map(({ code, language }) => [
      code,
      text[code].replace(/\{(first|last|home|abroad)\}/g, (_, name: keyof typeof days) =>
        new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-CH`, {
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }).format(new Date(days[name])),
      ),
    ]),
  ) as Translated // every locale is a key

  return {
    key: 'stocktaking',
    firstDay: days.first,
    lastDay: days.last,
    firstDeliveryHome: days.home,
    firstDeliveryAbroad: days.abroad,
    title,
    text: filled,
  }
}

export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
