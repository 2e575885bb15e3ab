/**
 * A shop that lives for months should not keep what it needed for a moment. These settings hold for a process from its
 * beginning on, so it begins once more, in its own place and under its own number; where that cannot be done it goes on
 * as it is. Of V8: a smaller place for what is young. Of the C library: two heaps instead of sixteen, and what is free
 * goes back to the system.
 */
export function beginFrugally(args) {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return

  const env = {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '65536',
    MALLOC_MMAP_THRESHOLD_: '65536',
  }
  const flags = ['--max-semi-space-size=16', ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...args], env)
}
