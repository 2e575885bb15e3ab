import type { FastifyInstance } from 'fastify'
import { readCompany } from '../shop/channel/company.ts'
import { askedFirst } from '../shop/configurator/asked-first.ts'
import { type Configurator, figuresOf } from '../shop/configurator/configurator.ts'
import { readConfigurator, readSystems } from '../shop/configurator/configurator-store.ts'
import { inMm } from '../shop/configurator/drawing/scene.ts'
import { isSystemType, type Length, lengths, type SystemType } from '../shop/configurator/measures.ts'
import { assemblyWords } from '../shop/configurator/sheet/assembly-words.ts'
import { drawSheet, type SheetFacts } from '../shop/configurator/sheet/draw-sheet.ts'
import { anonymousVisit } from '../shop/sessions/read-visit.ts'
import { assemblySheetPath } from '../storefront/parts/configurator/assembly-sheet-path.ts'
import { measuresOf, obstaclesOf, queryOf, type Typed } from '../storefront/parts/configurator/measuring.ts'
import { workOutPlace } from '../storefront/parts/configurator/work-out-place.ts'
import { paths } from '../storefront/paths.ts'
import { type Locale, locales } from '../values/locale.ts'
import { newToken } from '../values/token.ts'
import { say } from '../values/translated.ts'
import { answerSheet, noSheet, type SheetParts } from './answer-sheet.ts'

/** `/measuring-sheets/complete.de.pdf?bodyWidth=600`: a sheet with these measures, or empty to be filled in by hand. */
export function registerMeasuringSheets(app: FastifyInstance, parts: SheetParts): void {
  app.get<{ Params: { file: string } }>('/measuring-sheets/:file', async (request, reply) => {
    const [, type = '', language] = /^([a-z-]+)\.(de|en|it|fr)\.pdf$/.exec(request.params.file) ?? []
    const locale = locales.find((entry) => entry.language === language)?.code
    if (!locale || !isSystemType(type)) return noSheet(reply)

    return answerSheet({
      ...{ request, reply, now: parts.now },
      name: type,
      draw: async (typed) => drawSheet(await factsOf(parts, type, locale, typed)),
    })
  })
}

async function factsOf(
  { db, channel, origin, now }: SheetParts,
  type: SystemType,
  locale: Locale,
  typed: Typed,
): Promise<SheetFacts> {
  const visit = anonymousVisit(await channel(), newToken(), { locale }, now())
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
    assembly:
      shown && measures.hingeSide && type === 'swing-door'
        ? {
            title: assemblyWords[locale].title(shown.system.name, measures.hingeSide),
            address:
              origin +
              assemblySheetPath(locale, shown.system.productNumber, measures.hingeSide, queryOf(typed)),
          }
        : null,
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
