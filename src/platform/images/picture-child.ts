import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Answered, Asked } from './picture-works.ts'

export class PictureBroken extends Error {}

export type PictureChild = {
  /** @throws PictureBroken when the work cannot be done with what was given */
  ask(asked: Omit<Asked, 'id'>): Promise<Buffer>
  /** Whether it is still there; one that ended is not asked again. */
  isThere(): boolean
  /** Whether it holds the shop open: only while somebody waits for it. */
  hold(held: boolean): void
  end(): void
}

/** A process that makes pictures and gives way to the shop. */
export function startPictureChild(): PictureChild {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    // Without the flags of the process that begins it: a test runner's are not for it.
    execArgv: [],
    serialization: 'advanced',
    // Two heaps of the C library instead of one a thread: less than half the memory.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  if (child.pid !== undefined) setPriority(child.pid, 5)

  const waiting = new Map<number, { resolve: (made: Buffer) => void; reject: (error: Error) => void }>()
  let ids = 0
  let isThere = true
  const lose = (cause?: unknown) => {
    isThere = false
    for (const { reject } of waiting.values()) {
      reject(new Error('the process that makes pictures ended', { cause }))
    }
    waiting.clear()
  }
  child.on('error', lose)
  child.on('exit', (code, signal) => lose(signal ?? code))
  child.on('message', (answered: Answered) => {
    const asking = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('problem' in answered) asking?.reject(new PictureBroken(answered.problem))
    else asking?.resolve(Buffer.from(answered.made))
  })

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        const id = ids++
        waiting.set(id, { resolve, reject })
        child.send({ ...asked, id } satisfies Asked, (error) => error && lose(error))
      }),
    isThere: () => isThere && child.connected,
    hold(held) {
      const way = held ? 'ref' : 'unref'
      child[way]()
      child.channel?.[way]()
    },
    end() {
      if (child.connected) child.disconnect()
    },
  }
}
