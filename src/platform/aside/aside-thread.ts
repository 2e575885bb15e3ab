import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './aside.ts'

const door = parentPort
if (!door) throw new Error('This is begun as a thread.')

// On Linux a priority belongs to the thread that sets it. Elsewhere it would slow the whole shop down.
if (process.platform === 'linux') setPriority(10)

let turn: Promise<unknown> = Promise.resolve()
door.on('message', (asked: Asked) => {
  turn = turn.then(async () => door.postMessage(await answer(asked)))
})

async function answer({ id, module, name, given }: Asked): Promise<Answered> {
  try {
    return { id, result: await (await import(module))[name](...given) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
