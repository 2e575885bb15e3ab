import fc from 'fast-check'
import { describe, it } from 'vitest'
import { cartCommands } from './cart-commands.ts'
import { codeCommands } from './code-commands.ts'
import type { Command } from './command.ts'
import { expectInvariants } from './invariants.ts'
import { orderCommands } from './order-commands.ts'
import { payCommands } from './pay-commands.ts'
import { type Scene, setScene } from './scenes.ts'
import { staffCommands } from './staff-commands.ts'
import { expectEnd } from './the-end.ts'
import { visitCommands } from './visit-commands.ts'
import { openWorld } from './world.ts'

/** Of each kind of story; a long night has time for more. */
const runs = Number(process.env.MODEL_RUNS ?? 20)
/** What a failure printed; with it the same stories are told again. */
const seed = process.env.MODEL_SEED
/** Not all of them are possible when their turn comes; about half take place. */
const mostCommands = 40
const aSecond = 1 / 60
/** Whoever finds something has to tell it in as few steps as possible, which takes its time. */
const time = 60_000 + runs * 10_000

const shopping = [...cartCommands, ...codeCommands, ...codeCommands, ...visitCommands]
const paying = [...orderCommands, ...payCommands, ...staffCommands]
const world = openWorld()

describe('whatever three shoppers, the staff, a gateway and chance do, in whatever order', () => {
  it('carts add up, and say what changed once', holds(['at the door', 'with full baskets'], shopping), time)

  it(
    'orders are paid once, and nothing is lost',
    holds(['with full baskets', 'after an order', 'at the gateway', 'at the gateway'], paying),
    time,
  )

  it(
    'all of it holds together',
    holds(['at the door', 'with full baskets', 'at the gateway'], [...shopping, ...paying]),
    time,
  )
})

function holds(scenes: readonly Scene[], commands: readonly fc.Arbitrary<Command>[]) {
  const story = fc.commands([...commands.map(watched)], { maxCommands: mostCommands, size: 'max' })
  const property = fc.asyncProperty(fc.constantFrom(...scenes), story, async (scene, commands) => {
    const model = await setScene(world, scene)
    await fc.asyncModelRun(() => ({ model, real: world }), commands)
    await expectEnd(model, world)
  })
  // Long stories are what it is about: without this most would be short.
  return () => fc.assert(property, { numRuns: runs, unbiased: true, ...(seed && { seed: Number(seed) }) })
}

/** After each command everything holds. */
const watched = (commands: fc.Arbitrary<Command>): fc.Arbitrary<Command> =>
  commands.map((command) => ({
    check: command.check,
    async run(model, world) {
      world.pass(aSecond)
      await command.run(model, world)
      await expectInvariants(model, world)
    },
    toString: command.toString,
  }))
