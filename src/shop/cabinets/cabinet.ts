import type { MeasuredPlace } from '../configurator/fit-passport.ts'

/** A place somebody measured and keeps. Without a name it is called by its width. */
export type Cabinet = { name: string; place: MeasuredPlace }

/** More than a kitchen has, and few enough to look through. */
export const mostCabinets = 20
export const longestName = 40
/** How many the shop knows to be forgotten, the newest; a year is longer than a device stays without a network. */
export const mostForgotten = 100
export const longestAway = 365 * 86_400
