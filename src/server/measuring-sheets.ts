import type { FastifyInstance } from 'fastify'
import { networkOf } from '../platform/network.ts'
import type { Db } from '../platform/postgres/db.ts'
import { rateLimit } from '../platform/rate-limit.ts'
import type { Channel } from '../shop/channel/channel.ts'
import { readCompany } from '../shop/channel/company.ts'
import { askedFirst } from '../shop/configurator/asked-first.ts'
import { type Configurator, figuresOf } from '../shop/configurator/configurator.ts'
import { readConfigurator, readSystems } from '../shop/configurator/configurator-store.ts'
import { inMm } from '../shop/configurator/drawing/scene.ts'
import { isSystemType, type Length, lengths, type SystemType } from '../shop/configurator/measures.ts'
import { drawSheet, type SheetFacts } from '../shop/configurator/sheet/draw-sheet.ts'
import { anonymousVisit } from '../shop/sessions/read-visit.ts'
import {
  measuresOf,
  obstaclesOf,
  queryOf,
  type Typed,
  typedInAddress,
} from '../storefront/parts/configurator/measuring.ts'
import { workOutPlace } from '../storefront/parts/configurator/work-out-place.ts'
import { paths } from '../storefront/paths.ts'
import { type Locale, locales } from '../values/locale.ts'
import { newToken } from '../values/token.ts'
import { say } from '../values/translated.ts'

/** Each is drawn anew for its measures, while everybody else waits. */
const sheets = rateLimit({ most: 60, seconds: 60 })

type SheetParts = { db: Db; channel: () => Promise<Channel>; origin: string; now: () => Date }

/** `/measuring-sheets/complete.de.pdf?bodyWidth=600`: a sheet with these measures, or empty to be filled in by hand. */
export function registerMeasuringSheets(app: FastifyInstance, parts: SheetParts): void {
  app.get<{ Params: { file: string } }>('/measuring-sheets/:file', async (request, reply) => {
    const [, type = '', language] = /^([a-z-]+)\.(de|en|it|fr)\.pdf$/.exec(request.params.file) ?? []
    const locale = locales.find((entry) => entry.language === language)?.code
    if (!locale || !isSystemType(type)) return reply.status(404).type('text/plain').send('Not found')
    const waitSeconds = sheets(networkOf(request.ip), parts.now())
    if (waitSeconds > 0) {
      return reply
        .status(429)
        .headers({ 'retry-after': String(waitSeconds), 'cache-control': 'no-store' })
        .type('text/plain')
        .send('Too many requests')
    }

    const mark = request.url.indexOf('?')
    const typed = typedInAddress(mark < 0 ? '' : request.url.slice(mark))
    const content = await drawSheet(await factsOf(parts, type, locale, typed))
    return reply
      .headers({
        'cache-control': 'public, max-age=300',
        'content-disposition': `inline; filename="${type}.pdf"`,
      })
      .type('application/pdf')
      .send(content)
  })
}

async function factsOf(
  { db, channel, origin, now }: SheetParts,
  type: SystemType,
  locale: Locale,
  typed: Typed,
): Promise<SheetFacts> {
  const visit = anonymousVisit(await channel(), newToken(), locale, now())
  const [company, { configurator }, systems] = await Promise.all([
    readCompany(db),
    readConfigurator(db),
    readSystems(db, visit),
  ])
  const figures = figuresOf(configurator)
  const known = systems.map((system) => ({ ...system, numbers: [system.productNumber] }))
  const { result, shown, drawing } = workOutPlace(type, typed, { figures, systems: known })
  const { measures } = measuresOf(typed)
  const words = configurator.systemTypes.find(({ id }) => id === type)
  const asked = askedFirst(figures.required[type], words?.inputsMain ?? [])

  return {
    locale,
    company,
    type: words ? say(words.name, locale) : type,
    address: origin + paths.configuratorProducts(locale, type, queryOf(typed)),
    measures: [...(words?.inputsMain ?? []), ...(words?.inputsMore ?? [])]
      .filter(isLength)
      .flatMap((name) => {
        const input = configurator.inputs[name]
        if (!input) return []
        const mm = measures[name]
        return {
          ...wordsOf(input, locale),
          value: mm === undefined ? null : inMm(mm),
          isOptional: !asked.some((way) => way.includes(name)),
        }
      }),
    obstacles: obstaclesOf(typed),
    hingeSide: measures.hingeSide ?? null,
    drawing,
    shown: shown && result.status !== 'error' ? shown.system.name : null,
    fits:
      result.status === 'error'
        ? null
        : result.fits.map(({ system, status }) => ({
            name: system.name,
            number: system.productNumber,
            status,
          })),
    created: now(),
  }
}

const isLength = (name: string): name is Length => (lengths as readonly string[]).includes(name)

const wordsOf = ({ name, symbol, definition }: Configurator['inputs'][string], locale: Locale) => ({
  name: say(name, locale),
  symbol,
  definition: definition ? say(definition, locale) : null,
})
