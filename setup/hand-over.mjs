import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'

/** Lets another Node.js do the work: it gets our signals and our terminal, and we end as it ends. */
export function handOver(node, args) {
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    HANDED_OVER_BY: String(process.pid),
  }
  const child = spawn(node, args, { stdio: 'inherit', env })

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * Who started this process, npm or the Node.js that handed over, is also who would stop it. Killed, it can pass on
 * nothing any more, and the shop would stay on its port for good: so it stops by itself.
 */
export function endWithParent() {
  const parent = process.ppid
  const isMinded = process.env.npm_lifecycle_event || process.env.HANDED_OVER_BY === String(parent)
  if (!isMinded) return

  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
