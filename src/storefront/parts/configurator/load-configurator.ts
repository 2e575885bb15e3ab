import type { DrawableSystem } from '../../../shop/configurator/drawing/system-shape.ts'
import type { Fittable } from '../../../shop/configurator/fit.ts'
import type { FitFigures } from '../../../shop/configurator/fit-figures.ts'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import type { AnswerOf } from '../../../store-api/client.ts'
import type { StoreApi } from '../../store-api.ts'

/** A system as the configurator knows it: what the rules ask, and what it is drawn from. */
export type KnownSystem = Fittable &
  DrawableSystem & { name: string /** In every colour. */; numbers: readonly string[] }

export type SystemTypeWords = {
  id: SystemType
  name: string
  help: string
  inputsMain: readonly string[]
  inputsMore: readonly string[]
}

export type InputWords = {
  symbol: string
  name: string
  definition: string | null
  default?: number | string
  common?: readonly number[]
}

/** All that the rules and the pages around them need: with it a browser answers by itself. */
export type LoadedConfigurator = {
  figures: FitFigures
  systems: readonly KnownSystem[]
  systemTypes: readonly SystemTypeWords[]
  inputs: Readonly<Record<string, InputWords>>
  messages: Readonly<Record<string, string>>
  drawerSystems: readonly { id: string; name: string }[]
}

type Wire = AnswerOf<'GET /configurator'>

export async function loadConfigurator(storeApi: StoreApi): Promise<LoadedConfigurator> {
  const { figures, systems, systemTypes, inputs, messages, drawerSystems } =
    await storeApi.call('GET /configurator')

  return {
    figures,
    systems: eachModelOnce(systems),
    systemTypes: systemTypes.map(({ id, name, help, inputsMain, inputsMore }) => ({
      id,
      name,
      help,
      inputsMain,
      inputsMore,
    })),
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, slimInput(input)])),
    messages,
    drawerSystems: drawerSystems.map(({ id, name }) => ({ id, name })),
  }
}

/** Those that share a model differ in colour alone: the cheapest stands for them, as it does in the rules. */
const eachModelOnce = (systems: Wire['systems']): KnownSystem[] =>
  [...Map.groupBy(systems, ({ model }) => model).values()].flatMap((colours) => {
    const [cheapest] = colours.toSorted((one, other) => one.price - other.price)
    return cheapest ? [slimSystem(cheapest, colours)] : []
  })

const slimSystem = (system: Wire['systems'][number], colours: Wire['systems']): KnownSystem => ({
  model: system.model,
  productId: system.productId,
  productNumber: system.productNumber,
  numbers: colours.map(({ productNumber }) => productNumber),
  name: system.name,
  line: system.line,
  limits: system.limits,
  containerCount: system.containerCount,
  totalLitres: system.totalLitres,
  price: system.price,
  bins: system.bins,
  size: system.size,
})

const slimInput = ({ symbol, name, definition, common, ...input }: Wire['inputs'][string]): InputWords => ({
  symbol,
  name,
  definition,
  ...(input.default !== undefined && { default: input.default }),
  ...(common && { common }),
})

/** The words of one type; the data has all four. */
export function wordsOfType({ systemTypes }: LoadedConfigurator, type: SystemType): SystemTypeWords {
  const words = systemTypes.find(({ id }) => id === type)
  if (!words) throw new Error(`The configurator has no words for ${type}`)
  return words
}
