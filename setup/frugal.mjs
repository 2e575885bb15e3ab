/**
 * A shop that lives for months should not keep what it needed for a moment. These settings hold for a process from its
 * beginning on, so it begins once more, in its own place and under its own number; where that cannot be done it goes on
 * as it is. Of V8: a smaller place for what is young, and all that is made is young at first. Left to itself V8 makes what
 * of a page lived a little longer old from birth on, in every other process: it then looks through all of its memory
 * five times as often, which takes a third of the time. Of the C library: two heaps instead of sixteen, and what is
 * free goes back to the system.
 */
export function beginFrugally(args) {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return

  const env = {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '65536',
    MALLOC_MMAP_THRESHOLD_: '65536',
  }
  const flags = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...args], env)
}
