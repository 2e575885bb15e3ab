import type { FitPassport, MeasuredPlace } from '../configurator/fit-passport.ts'

/** What a line is for: a job by its name, a place that was measured. One product for two jobs is two lines. */
export type LinePurpose = { job?: string; fit?: FitPassport }

/** The same as somebody asks for it. What is not named stays as it is; null takes it away. */
export type PurposeWish = { job?: string | null; place?: MeasuredPlace | null }

/** A name, not a letter: it has to stand on a delivery note. */
export const longestJob = 80

/** Tells apart what the database tells apart (`line_purpose`); empty for what is for nothing in particular. */
export const purposeKey = ({ job, place }: PurposeWish): string =>
  job || place
    ? JSON.stringify([job, place && [place.systemType, Object.entries(place.measures).toSorted()]])
    : ''
