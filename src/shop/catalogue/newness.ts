const newForMs = 30 * 86_400_000

/** A product is new for thirty days from its release (Shopware: core.listing.markAsNew). */
export function isNew(releasedAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(releasedAt)
  return age >= 0 && age < newForMs
}
