/** Seconds before each further try. Together they are a day, long enough for a receiver to be mended. */
const pauses = [10, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800]

/** When a delivery that failed so often is tried again; null when it is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000)
}
