import { drawnDimensions } from '../../shop/media/drawings/dimensions.ts'
import type { DrawingFacts, Limit } from '../../shop/media/drawings/facts.ts'
import { paper } from '../../shop/media/drawings/layout.ts'
import { sheetHash } from '../../shop/media/drawings/sheet-of.ts'
import { canBePulledOut } from '../../shop/media/models/pull-out.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { localeEntry } from '../../values/locale.ts'
import { struct } from './struct.ts'

/** A system drawn to scale and in space, with its figures in mm. Only this shop's. */
export const drawingShape = (id: Id<'product'>, facts: DrawingFacts, locale: Locale) => {
  const { outer, space, bins } = drawnDimensions(facts)
  return struct('product_drawing', {
    url: `/media/drawings/${sheetHash(facts, locale)}/${id}.${localeEntry(locale).language}.svg`,
    // Of the sheet, in mm of paper.
    width: paper.width,
    height: paper.height,
    outer: struct('product_size', outer),
    space:
      space &&
      struct('product_space', {
        width: rangeShape(space.width),
        depth: rangeShape(space.depth),
        height: rangeShape(space.height),
      }),
    bins: bins.map((bin) => struct('product_drawn_bin', bin)),
    model: struct('product_model', { url: `/media/models/${id}.glb`, pullsOut: canBePulledOut(facts) }),
  })
}

const rangeShape = (limit: Limit | null) =>
  limit && struct('range', { min: limit.min ?? null, max: limit.max ?? null })
