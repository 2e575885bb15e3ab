/** What a form achieved and the shop says once (specification 8, success messages). Its words: `site.done`. */
export const doneThings = [
  'address-deleted',
  'address-saved',
  'default-address-set',
  'profile-saved',
  'email-asked',
  'email-withdrawn',
  'email-changed',
  'password-changed',
  'payment-set',
  'newsletter-subscribed',
  'newsletter-left',
  'session-ended',
  'sessions-ended',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'order-cancelled',
  'order-payment-changed',
  'account-deleted',
  'logged-out',
  'cart-added',
  'cart-filled',
  'cabinet-renamed',
  'cabinet-forgotten',
  'job-saved',
  'wishlist-added',
  'wishlist-cleared',
  'wishlist-shared',
  'wishlist-unshared',
] as const

export type Done = (typeof doneThings)[number]

export const isDone = (told: unknown): told is Done => doneThings.some((done) => done === told)
