import { z } from 'zod'
import { figuresOf, type MeasureText } from '../shop/configurator/configurator.ts'
import { readConfigurator, readSystems } from '../shop/configurator/configurator-store.ts'
import { engineVersion } from '../shop/configurator/fit.ts'
import type { Locale } from '../values/locale.ts'
import { say, type Translated } from '../values/translated.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/**
 * GET /configurator, only ours: all that the rules of fit need to answer in a browser, and what is said of types, measures
 * and reasons in the visit's language.
 */
export const get = reading(z.object({}), async (_, { db, visit }) => {
  const { configurator, drawerSystems } = await readConfigurator(db)
  const { locale } = visit

  return struct('configurator', {
    engineVersion,
    figures: figuresOf(configurator),
    systems: await readSystems(db, visit),
    systemTypes: configurator.systemTypes.map(({ name, help, ...type }) => ({
      ...type,
      name: say(name, locale),
      help: say(help, locale),
    })),
    inputs: inEach(configurator.inputs, (input) => inputIn(locale, input)),
    messages: inEach(configurator.messages, (message: Translated) => say(message, locale)),
    drawerSystems: drawerSystems.map(({ id, maker, name }) => ({ id, name: `${maker} ${name}` })),
  })
})

const inputIn = (locale: Locale, { name, definition, ...input }: MeasureText) => ({
  ...input,
  name: say(name, locale),
  definition: definition ? say(definition, locale) : null,
})

const inEach = <From, To>(
  record: Readonly<Record<string, From>>,
  shape: (one: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([name, one]) => [name, shape(one)]))
