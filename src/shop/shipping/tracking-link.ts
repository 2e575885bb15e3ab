/** Where a parcel can be followed: the carrier's page with the number in it (Shopware: trackingUrl, "%s"). Null where it has none. */
export const trackingLink = (trackingUrl: string | null | undefined, code: string): string | null =>
  trackingUrl?.includes('%s') ? trackingUrl.replace('%s', () => encodeURIComponent(code)) : null
