import type { Model } from '../drawing/solid.ts'
import { bagRoll, cleaner, filters, paperLiners } from './consumables.ts'
import { bagDivider, castors, drillJig, potBracket, pushOpen, siphon } from './fittings.ts'
import {
  binLid,
  cutleryInsert,
  fillerInsert,
  mat,
  spacerStrips,
  systemLid,
  tensionCrown,
  utilityTray,
} from './inserts.ts'
import { cadPackage, handbook, stickers } from './printed.ts'

/** The drawing of an accessory, a consumable or a download, by its id; the figure in the id is its size. */
export function accessoryModel(id: string): Model | undefined {
  const size = Number(/\d+$/.exec(id)?.[0] ?? 0)
  const known = drawings.find(([start]) => id.startsWith(start))
  return known?.[1](size)
}

const drawings: readonly (readonly [start: string, draw: (size: number) => Model])[] = [
  ['filter-duo', () => filters(2)],
  ['filter-year', () => filters(4)],
  ['bags', bagRoll],
  ['paper-bags', paperLiners],
  ['cleaner', cleaner],
  ['crown', tensionCrown],
  ['lid', binLid],
  ['system-lid', (size) => systemLid(size * 10)],
  ['cutlery', (size) => cutleryInsert(size * 10)],
  ['tray', utilityTray],
  ['mat', (size) => mat(size * 10)],
  ['spacer', fillerInsert],
  ['shim', spacerStrips],
  ['push-open', pushOpen],
  ['drill-jig', drillJig],
  ['siphon', siphon],
  ['labels', stickers],
  ['hb-divider', bagDivider],
  ['castors', () => castors(4)],
  ['pot-bracket', potBracket],
  ['handbook', handbook],
  ['cad', cadPackage],
]
