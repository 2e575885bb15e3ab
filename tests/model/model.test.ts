import fc from 'fast-check'
import { describe, it } from 'vitest'
import { cartCommands } from './cart-commands.ts'
import { codeCommands } from './code-commands.ts'
import { expectInvariants } from './invariants.ts'
import { orderCommands } from './order-commands.ts'
import { payCommands } from './pay-commands.ts'
import { scenes, setScene } from './scenes.ts'
import { staffCommands } from './staff-commands.ts'
import { expectEnd } from './the-end.ts'
import { visitCommands } from './visit-commands.ts'
import { openWorld } from './world.ts'

const runs = Number(process.env.MODEL_RUNS ?? 60)
const world = openWorld()
const aSecond = 1 / 60

const commands = [
  ...cartCommands,
  ...codeCommands,
  ...visitCommands,
  ...orderCommands,
  ...payCommands,
  ...staffCommands,
].map((command) =>
  command.map((command) => ({
    ...command,
    check: command.check,
    async run(...[model, world]: Parameters<typeof command.run>) {
      world.pass(aSecond)
      await command.run(model, world)
      await expectInvariants(model, world)
    },
    toString: command.toString,
  })),
)

describe('whatever three shoppers, the staff, a gateway and chance do, in whatever order', () => {
  it(
    'sums add up, nothing is sold or paid twice, and nothing is lost',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...scenes),
          fc.commands(commands, { maxCommands: 25 }),
          async (scene, commands) => {
            const model = await setScene(world, scene)
            await fc.asyncModelRun(() => ({ model, real: world }), commands)
            await expectEnd(model, world)
          },
        ),
        { numRuns: runs },
      )
    },
    60_000 + runs * 5_000,
  )
})
