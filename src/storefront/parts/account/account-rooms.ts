import type { SimpleName } from '../plain-page.tsx'

/** The rooms of an account as they are listed beside every page of it. A new one is a line here. */
export const accountRooms = [
  { group: 'shopping', rooms: ['account', 'orders', 'documents', 'cabinets'] },
  { group: 'person', rooms: ['profile', 'addresses', 'accountPayment'] },
  { group: 'security', rooms: ['email', 'password', 'passkeys', 'sessions', 'accountPrivacy'] },
] as const satisfies readonly { group: string; rooms: readonly SimpleName[] }[]
