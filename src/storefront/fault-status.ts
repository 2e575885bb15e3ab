import { gaveUp } from '../platform/postgres/gave-up.ts'

/** What a fault is for a visitor: the shop is busy when the database gave up, and broken otherwise. */
export const faultStatus = (fault: unknown): number => (gaveUp(fault) ? 503 : 500)
