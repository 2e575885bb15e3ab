import { Worker } from 'node:worker_threads'

type Functions = Readonly<Record<string, unknown>>
type Call = { id: number; module: string; name: string; given: readonly unknown[] }
export type Asked = Call
export type Answered = { id: number; result: unknown } | { id: number; error: string }

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void }

/** A thread that nobody needed for so long ends, and what it held in memory with it. */
const idleMs = 60_000

let thread: Worker | null = null
let ending: NodeJS.Timeout | undefined
let calls = 0
const waiting = new Map<number, Waiting>()

/**
 * A function of a module, run in a thread of its own that gives way to everything else: drawing papers and writing mails
 * must not keep a shopper waiting. What goes in and comes out is copied, so it has to be plain data. One call at a time.
 */
export function aside<Module extends Functions, Name extends keyof Module & string>(
  module: URL,
  name: Name,
): Module[Name] {
  const call = (...given: unknown[]) =>
    new Promise((resolve, reject) => {
      const id = calls++
      waiting.set(id, { resolve, reject })
      const asked: Asked = { id, module: module.href, name, given }
      busyThread().postMessage(asked)
    })
  // The thread calls this very function of this very module.
  return call as Module[Name]
}

function busyThread(): Worker {
  clearTimeout(ending)
  thread ??= startThread()
  thread.ref()
  return thread
}

function startThread(): Worker {
  // Without the flags of the process that begins it: a test runner's are not for it.
  const started = new Worker(new URL('./aside-thread.ts', import.meta.url), { execArgv: [] })
  started.on('message', (answered: Answered) => {
    const call = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('error' in answered) call?.reject(new Error(answered.error))
    else call?.resolve(answered.result as never)
    if (waiting.size === 0) rest(started)
  })
  started.on('error', (cause) => lose(started, new Error('The thread beside the shop broke.', { cause })))
  started.on('exit', () => lose(started, new Error('The thread beside the shop ended.')))
  return started
}

/** Nobody waits: it does not hold the process open, and ends after a while. */
function rest(started: Worker): void {
  started.unref()
  ending = setTimeout(() => {
    if (thread === started) thread = null
    void started.terminate()
  }, idleMs).unref()
}

/** Whoever waited hears of it and tries again; the next call begins a new thread. */
function lose(lost: Worker, error: Error): void {
  if (thread !== lost) return
  thread = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
