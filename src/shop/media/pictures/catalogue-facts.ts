import type { PictureFacts } from './facts.ts'

/** The catalogue's files, as far as pictures ask. */
export type CatalogueFiles = {
  systems: readonly Line[]
  accessories: readonly Accessory[]
  parts: readonly Part[]
}

/** What can be drawn of every article the catalogue's files tell of. */
export function factsOfCatalogue({ systems, accessories, parts }: CatalogueFiles): PictureFacts[] {
  return [
    ...systems.flatMap(({ line, variants }) =>
      variants.map(
        ({ itemNumber, model, name, options, bins, fit, dimensionsMm }): PictureFacts => ({
          ...nothingKnown,
          kind: 'system',
          itemNumber,
          line,
          model,
          colour: options.colour,
          bins: bins.map(({ code, litres, kind }) => ({ code, litres, kind })),
          bodyWidth: options.bodyWidthNominal ?? null,
          depth: options.drawerDepthClass ?? fit.drawerDepth?.min ?? fit.installationDepth?.min ?? null,
          height: fit.installationHeight?.min ?? null,
          dimensions: dimensionsMm ?? null,
          name: name['de-DE'],
        }),
      ),
    ),
    ...accessories.map(
      ({ itemNumber, kind, name, id, fitsWidth }): PictureFacts => ({
        ...nothingKnown,
        kind,
        itemNumber,
        name: name['de-DE'],
        id,
        bodyWidth: fitsWidth ?? null,
      }),
    ),
    ...parts.map(
      ({ itemNumber, name, category, dimension, packSize, fitsLines }): PictureFacts => ({
        ...nothingKnown,
        kind: 'spare-part',
        itemNumber,
        line: fitsLines[0] ?? null,
        name: name['de-DE'],
        category,
        dimension,
        packSize,
      }),
    ),
  ]
}

/** What is not known of an article unless its kind says so. */
export const nothingKnown = {
  line: null,
  model: null,
  colour: null,
  bins: [],
  bodyWidth: null,
  depth: null,
  height: null,
  dimensions: null,
  category: null,
  dimension: null,
  packSize: null,
  id: null,
}

type Named = { itemNumber: string; name: { 'de-DE': string } }
type Range = { min?: number }

type Line = { line: string; variants: readonly Variant[] }
type Variant = Named & {
  model: string
  options: { colour: string; bodyWidthNominal?: number; drawerDepthClass?: number }
  bins: readonly { code: string; litres: number; kind: string }[]
  fit: { drawerDepth?: Range; installationDepth?: Range; installationHeight?: Range }
  dimensionsMm?: { w: number; d: number; h: number }
}
type Accessory = Named & { id: string; kind: PictureFacts['kind']; fitsWidth?: number | null }
type Part = Named & {
  category: string
  dimension: string | null
  packSize: number | null
  fitsLines: readonly string[]
}
