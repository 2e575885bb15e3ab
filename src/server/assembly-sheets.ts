import type { FastifyInstance } from 'fastify'
import { readCompany } from '../shop/channel/company.ts'
import { figuresOf } from '../shop/configurator/configurator.ts'
import { readConfigurator, readSystems } from '../shop/configurator/configurator-store.ts'
import type { HingeSide } from '../shop/configurator/measures.ts'
import { drawAssemblySheet } from '../shop/configurator/sheet/draw-assembly-sheet.ts'
import { anonymousVisit } from '../shop/sessions/read-visit.ts'
import { chosenProduct, queryOf, type Typed } from '../storefront/parts/configurator/measuring.ts'
import { workOutPlace } from '../storefront/parts/configurator/work-out-place.ts'
import { paths } from '../storefront/paths.ts'
import { type Locale, locales } from '../values/locale.ts'
import { newToken } from '../values/token.ts'
import { answerSheet, noSheet, type SheetParts } from './answer-sheet.ts'

/** What hinges matter to. */
const type = 'swing-door'

/**
 * `/assembly-sheets/20.10.350.left.de.pdf`: how a system for hinged doors is mounted on the side the door hangs on; with
 * measures behind it, drawn in the cabinet they are of.
 */
export function registerAssemblySheets(app: FastifyInstance, parts: SheetParts): void {
  app.get<{ Params: { file: string } }>('/assembly-sheets/:file', async (request, reply) => {
    const [, number = '', side, language] = address.exec(request.params.file) ?? []
    const locale = locales.find((entry) => entry.language === language)?.code
    if (!locale || (side !== 'left' && side !== 'right')) return noSheet(reply)

    return answerSheet({
      ...{ request, reply, now: parts.now },
      name: `${number}-${side}`,
      draw: (typed) => draw(parts, { number, side, locale, typed }),
    })
  })
}

const address = /^([\w.-]{1,64})\.(left|right)\.(de|en|it|fr)\.pdf$/

type Asked = { number: string; side: HingeSide; locale: Locale; typed: Typed }

async function draw(
  { db, channel, origin, now }: SheetParts,
  { number, side, locale, typed }: Asked,
): Promise<Buffer | null> {
  const visit = anonymousVisit(await channel(), newToken(), { locale }, now())
  const [company, { configurator }, all] = await Promise.all([
    readCompany(db),
    readConfigurator(db),
    readSystems(db, visit),
  ])
  const systems = all.map((system) => ({ ...system, numbers: [system.productNumber] }))
  const system = systems.find(
    ({ productNumber, limits }) => productNumber === number && limits.systemTypes.includes(type),
  )
  if (!system) return null

  const shown = { ...typed, hingeSide: side, [chosenProduct]: number }
  const { drawing } = workOutPlace(type, shown, { figures: figuresOf(configurator), systems })
  return drawAssemblySheet({
    ...{ locale, company, drawing },
    system: system.name,
    hingeSide: side,
    limits: system.limits,
    address: origin + paths.configuratorProducts(locale, type, queryOf(shown)),
    created: now(),
  })
}
