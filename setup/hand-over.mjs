import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'

/** Lets another Node.js do the work: it gets our signals and our terminal, and we end as it ends. */
export function handOver(node, args) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  })

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  })
}

/** If the process that handed over is killed, nobody could stop this one any more: it stops by itself. */
export function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
