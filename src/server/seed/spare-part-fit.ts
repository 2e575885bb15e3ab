import type { SparePart, System, Variant } from './catalogue-data.ts'

/** Whether a part belongs into this very variant: its line, and its size, width, depth or colour where it has one. */
export const fitsVariant = (part: SparePart, system: System, variant: Variant): boolean =>
  part.fitsLines.includes(system.line) && fitsDimension(part, system, variant) && fitsColour(part, variant)

function fitsDimension({ dimension }: SparePart, system: System, variant: Variant): boolean {
  if (dimension === null) return true

  const litres = /^(\d+) l$/.exec(dimension)?.[1]
  if (litres) return variant.bins.some((bin) => bin.litres === Number(litres))

  const lengths = /^(\d+)(?: x (\d+))? mm$/.exec(dimension)
  if (lengths)
    return lengths
      .slice(1)
      .every((length) => length === undefined || measures(Number(length), system, variant))

  // "M", "L", "S35": a size that the family or the model is called by.
  return system.id.endsWith(`-${dimension.toLowerCase()}`) || variant.model === dimension
}

/** Up to 500 mm a length is a depth, except in X-LINE, whose frames come in these widths. */
function measures(length: number, { line }: System, { options }: Variant): boolean {
  const isWidth = length > 500 || line === 'x-line'
  return length === (isWidth ? options.bodyWidthNominal : options.drawerDepthClass)
}

const coloured = [
  ['Anthrazit', 'AN'],
  ['Steingrau', 'SG'],
  ['Hellgrau', 'LG'],
  ['Grün', 'GN'],
] as const

/** Bins are anthracite in every system; housings, sides and lids have the colour of theirs. */
function fitsColour({ name, category }: SparePart, { options }: Variant): boolean {
  if (category === 'frontauszug/behaelter') return true
  const colour = coloured.find(([word]) => name['de-DE'].includes(word))?.[1]
  return colour === undefined || colour === options.colour
}
