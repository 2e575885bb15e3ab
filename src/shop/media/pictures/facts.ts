/** What is known of a product that a picture can be drawn from. */
export type PictureFacts = {
  kind: 'system' | 'accessory' | 'consumable' | 'download' | 'spare-part'
  itemNumber: string
  line: string | null
  model: string | null
  /** AN anthracite, SG stone grey, GN green, LG light grey, BK black. */
  colour: string | null
  bins: { code: string; litres: number; kind: string }[]
  bodyWidth: number | null
  depth: number | null
  height: number | null
  dimensions: { w: number; d: number; h: number } | null
  /** Category path of a spare part. */
  category: string | null
  /** The German name; it chooses the drawing of a spare part. */
  name: string
  dimension: string | null
  packSize: number | null
  /** Accessory id such as 'crown-17'. */
  id: string | null
}
