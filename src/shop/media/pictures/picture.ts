import { accessoryModel } from './accessories/accessory.ts'
import { carton } from './accessories/carton.ts'
import type { View } from './drawing/camera.ts'
import { sheet } from './drawing/sheet.ts'
import type { Model } from './drawing/solid.ts'
import { boundsOf } from './drawing/space.ts'
import type { PictureFacts } from './facts.ts'
import { sparePartModel } from './spare-parts/spare-part.ts'
import { pullOut } from './systems/drawer.ts'
import { isDrawerLine } from './systems/drawer-room.ts'
import { compostBin, freeStanding } from './systems/free-standing.ts'
import { heavyBag } from './systems/heavy-bag.ts'
import { swingBin } from './systems/swing.ts'

export type { View } from './drawing/camera.ts'
export { standsFree } from './drawing/sheet.ts'
export type { PictureFacts } from './facts.ts'

/** A product drawn from its facts alone, as a complete SVG document; the same facts give the same bytes. */
export function drawPicture(facts: PictureFacts, view: View): string {
  return sheet(modelOf(facts), view, markOf(facts.itemNumber, view))
}

/** The views that tell a shopper something: a flat thing is shown from above, an upright one from the front. */
export function tellingViews(facts: PictureFacts): View[] {
  if (facts.kind === 'system') return ['product', 'front', 'top']
  if (facts.kind === 'download') return ['product']
  const { min, max } = boundsOf(modelOf(facts).solids.flatMap(({ bounds }) => [bounds.min, bounds.max]))
  return ['product', max[2] - min[2] < (max[1] - min[1]) / 2 ? 'top' : 'front']
}

/** The product in space, before any view of it is drawn. */
export function modelOf(facts: PictureFacts): Model {
  if (facts.kind === 'spare-part') return sparePartModel(facts) ?? unknownModel()
  if (facts.kind === 'system') return systemModel(facts)
  return (facts.id === null ? undefined : accessoryModel(facts.id)) ?? unknownModel()
}

/** What no drawing knows comes in the shop's carton: honest, and never an empty box. */
function unknownModel(): Model {
  return { solids: carton() }
}

function systemModel(facts: PictureFacts): Model {
  if (isDrawerLine(facts.line)) return pullOut(facts, facts.line)
  if (facts.line === 'd-line') return swingBin(facts)
  if (facts.line === 'heavy-bag') return heavyBag(facts)
  if (facts.line === 'pot') return compostBin(facts)
  return freeStanding(facts)
}

// Several pictures may stand inlined in one page, and ids are the page's. A 1 in front keeps leading zeros apart.
function markOf(itemNumber: string, view: View): string {
  const plain = itemNumber.replace(/[^a-z0-9]/gi, '')
  return `p${/^\d+$/.test(plain) ? Number(`1${plain}`).toString(36) : plain}${view.charAt(0)}`
}
