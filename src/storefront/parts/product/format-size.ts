const kilobyte = 1024

/** The size of a file as one says it: 420 KB, 1.8 MB. */
export const formatSize = (bytes: number): string =>
  bytes < kilobyte ** 2 * 0.95
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${Math.round(bytes / kilobyte ** 2 / 0.1) / 10} MB`
