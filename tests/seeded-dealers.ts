import { readSeed } from '../src/server/seed/seed-files.ts'

/** Where all dealers are whom the shop is delivered with. */
export const seededDealers = readSeed<{ dealers: readonly { lat: number; lon: number }[] }>('dealers').dealers
