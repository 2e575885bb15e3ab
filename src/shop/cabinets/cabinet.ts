import type { MeasuredPlace } from '../configurator/fit-passport.ts'

/** A place somebody measured and keeps. Without a name it is called by its width. */
export type Cabinet = { name: string; place: MeasuredPlace }

/** More than a kitchen has, and few enough to look through. */
export const mostCabinets = 20
export const longestName = 40
