import type { LinePurpose } from '../../shop/cart/line-purpose.ts'

/** Ours, in the payload of a line of cart and order: the job it is for, and the passport of the place it was measured for. */
export const purposeShape = ({ job, fit }: LinePurpose) => ({ job: job ?? null, fit: fit ?? null })
