export type Measured = { p50: number; p95: number; perSecond: number; failures: number }

/** Does something; answers how many milliseconds of it count, or nothing when all of it does. */
export type Run = (turn: number) => Promise<number | undefined>

/** Does a job again and again for some seconds, so many at a time. The first fifth warms up and does not count. */
export async function measure(job: Run, atATime: number, seconds: number): Promise<Measured> {
  const begin = performance.now()
  const warm = begin + seconds * 200
  const end = warm + seconds * 1000
  const took: number[] = []
  let failures = 0
  let turn = 0

  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const counted = await job(turn++).catch(() => 'failed' as const)
      if (started < warm) continue
      if (counted === 'failed') failures++
      took.push(typeof counted === 'number' ? counted : performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))

  took.sort((a, b) => a - b)
  return { p50: at(took, 0.5), p95: at(took, 0.95), perSecond: took.length / seconds, failures }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
