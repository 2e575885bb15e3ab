/** What a carrier must know of one piece; lengths in mm, null where nobody measured. */
export type Piece = {
  bulky: boolean
  grams: number
  widthMm: number | null
  heightMm: number | null
  depthMm: number | null
}

/** What a parcel may measure and weigh; anything longer or heavier is not carried like one. */
const longestMm = 1200
const heaviestGrams = 30_000

/**
 * Whether one piece travels as bulky goods: because it says so, or by its size or weight. Many small pieces are
 * many parcels; what they weigh together is a matter of the cost table.
 */
export const isBulky = ({ bulky, grams, widthMm, heightMm, depthMm }: Piece): boolean =>
  bulky ||
  grams > heaviestGrams ||
  [widthMm, heightMm, depthMm].some((length) => length !== null && length > longestMm)
