import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/** Runs npm quietly: what it says is worth reading only when it fails, and then it begins with the reason. */
export async function npm(args, folder) {
  // Named by npm itself when the shop was started by it; another package manager puts its own name there.
  const cli = process.env.npm_execpath
  const [program, first] = cli && basename(cli) === 'npm-cli.js' ? [process.execPath, [cli]] : ['npm', []]
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

  const { succeeded, output } = await run(
    program,
    [...first, ...args, ...patience, '--loglevel=error'],
    folder,
  )
  return { succeeded, output: succeeded ? output : reasonIn(output) }
}

/** Behind the reason npm explains how to use it and where its log is. */
function reasonIn(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
  const code = lines.find((line) => line.startsWith('code ')) ?? ''
  const reason = lines.find(
    (line) => line !== '' && !/^(npm warn|code |errno |syscall |path |network$)/i.test(line),
  )
  return `${code}\n${reason ?? output}`
}

/** Whether a program succeeded, and all it wrote. */
export function run(program, args, folder) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ succeeded: false, output: String(error) }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}
