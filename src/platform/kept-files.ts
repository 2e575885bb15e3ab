/** What is asked for often, in memory up to a limit of bytes; what was not asked for longest goes first. */
export type KeptFiles<File> = {
  get(key: string): File | undefined
  keep(key: string, file: File): void
}

type Limits<File> = {
  /** For all of them together. */
  mostBytes: number
  /** What is larger is not kept at all: it would push out many that are asked for more often. */
  largestBytes: number
  sizeOf: (file: File) => number
}

export function keepFiles<File>({ mostBytes, largestBytes, sizeOf }: Limits<File>): KeptFiles<File> {
  // A Map remembers in which order it was filled.
  const kept = new Map<string, File>()
  let bytes = 0

  const drop = (key: string) => {
    const file = kept.get(key)
    if (file !== undefined && kept.delete(key)) bytes -= sizeOf(file)
  }

  return {
    get(key) {
      const file = kept.get(key)
      if (file !== undefined && kept.delete(key)) kept.set(key, file)
      return file
    },
    keep(key, file) {
      drop(key)
      const size = sizeOf(file)
      if (size > largestBytes) return
      kept.set(key, file)
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
