/** The keys that were told last. In memory, per process; the oldest are forgotten first. */
export type RecentKeys = { add(key: string): void; has(key: string): boolean }

export function recentKeys(most: number): RecentKeys {
  const keys = new Set<string>()
  return {
    add(key) {
      // Set anew, so that the set stays in the order in which keys were told.
      keys.delete(key)
      keys.add(key)
      for (const oldest of keys) {
        if (keys.size <= most) break
        keys.delete(oldest)
      }
    },
    has: (key) => keys.has(key),
  }
}
