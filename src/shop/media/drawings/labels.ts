import type { DrawnBin, DrawnSystem } from './drawn-system.ts'
import { type Layout, onSheet } from './layout.ts'
import { pen, widthOf } from './pen.ts'
import { crosses, type DrawingView, drawingViews, type Rect, seenAs } from './views.ts'

/** How much a bin holds, and from above how large its ground is: lines of words around a point of the sheet. */
export type Label = { readonly view: DrawingView; readonly lines: readonly string[]; readonly box: Rect }

/** Every bin from above, and from the front and the side those that nothing hides. */
export function labelsOf({ bins }: DrawnSystem, layout: Layout): Label[] {
  const seen = { top: bins, front: byFront(bins), side: bySide(bins) }
  const labels: Label[] = []
  for (const view of drawingViews) {
    // What stands inside something else has the least choice of where its label goes.
    for (const bin of [...seen[view]].sort((one, other) => Number(other.hidden) - Number(one.hidden))) {
      const inside = bin.hidden ? [] : bins.filter(({ hidden }) => hidden && seen[view].length > 1)
      const taken = [
        ...labels.filter((label) => label.view === view).map(({ box }) => box),
        ...inside.map(({ box }) => onSheet(seenAs(view, box), layout.placings[view])),
      ]
      const label = labelled(bin, view, layout, taken)
      if (label) labels.push(label)
    }
  }
  return labels
}

const byFront = (bins: readonly DrawnBin[]) =>
  unhidden(bins, 'front', (one, other) => one.box.max[1] <= other.box.min[1] + 1)

const bySide = (bins: readonly DrawnBin[]) =>
  unhidden(bins, 'side', (one, other) => one.box.max[0] <= other.box.min[0] + 1)

function unhidden(
  bins: readonly DrawnBin[],
  view: DrawingView,
  isNearer: (one: DrawnBin, other: DrawnBin) => boolean,
): DrawnBin[] {
  return bins.filter((bin) =>
    bins.every(
      (other) =>
        other === bin || !isNearer(other, bin) || !crosses(seenAs(view, other.box), seenAs(view, bin.box)),
    ),
  )
}

/** The most that can be said, as near to the middle as nothing else is said. */
function labelled(
  { litres, box, hidden }: DrawnBin,
  view: DrawingView,
  layout: Layout,
  taken: readonly Rect[],
): Label | undefined {
  const room = onSheet(seenAs(view, box), layout.placings[view])
  const size = `${Math.round(box.max[0] - box.min[0])} × ${Math.round(box.max[1] - box.min[1])}`
  const sayings = [...(view === 'top' && !hidden ? [[`${litres} l`, size]] : []), [`${litres} l`]]

  for (const lines of sayings) {
    const [w, h] = [Math.max(...lines.map(wide)), lines.length * lineHeight]
    if (w > room.w - 1 || h > room.h) continue
    for (const share of [0.5, 0.84, 0.16, 0.7, 0.3]) {
      const place = { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) * share, w, h }
      if (!taken.some((other) => crosses(other, place))) return { view, lines, box: place }
    }
  }
  return undefined
}

export const lineHeight = 4.2

const wide = (text: string): number => widthOf(text, pen.small)
