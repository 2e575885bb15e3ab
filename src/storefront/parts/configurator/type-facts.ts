import type { LoadedConfigurator, SystemTypeWords } from './load-configurator.ts'

/** What the systems of one type hold and cost, from the least to the most. */
export type TypeFacts = Pick<SystemTypeWords, 'id' | 'name' | 'help'> & {
  models: number
  litres: readonly [number, number]
  bins: readonly [number, number]
  /** The lowest price of one, as the shop counts it: whole cents. */
  fromCents: number
}

export const factsOfTypes = ({ systemTypes, systems }: LoadedConfigurator): TypeFacts[] =>
  systemTypes.map(({ id, name, help }) => {
    const own = systems.filter(({ limits }) => limits.systemTypes.includes(id))
    return {
      id,
      name,
      help,
      models: own.length,
      litres: span(own.map(({ totalLitres }) => totalLitres)),
      bins: span(own.map(({ containerCount }) => containerCount)),
      fromCents: Math.min(...own.map(({ price }) => price)),
    }
  })

const span = (numbers: readonly number[]): [number, number] =>
  numbers.length === 0 ? [0, 0] : [Math.min(...numbers), Math.max(...numbers)]
