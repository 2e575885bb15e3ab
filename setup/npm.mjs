import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/** Runs npm quietly: what it says is worth reading only when it fails, and then it begins with the reason. */
export async function npm(args, folder) {
  // Named by npm itself when the shop was started by it; another package manager puts its own name there.
  const cli = process.env.npm_execpath
  const [program, first] = cli && basename(cli) === 'npm-cli.js' ? [process.execPath, [cli]] : ['npm', []]

  const attempt = (...more) => run(program, [...first, ...args, ...more], folder)

  const quick = await attempt()
  // What npm remembers of a package may be older than the version we ask for.
  const { succeeded, output } = quick.output.includes('ETARGET') ? await attempt('--prefer-online') : quick
  return { succeeded, output: succeeded ? output : reasonIn(output) }
}

/** Whether a program succeeded, and all it wrote. */
export function run(program, args, folder) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...manners }
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ succeeded: false, output: String(error) }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}

/** For npm, also where a package runs npm in turn: take what is there already, and do not wait long for the rest. */
const manners = {
  npm_config_loglevel: 'error',
  npm_config_prefer_offline: 'true',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
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
