import { filters } from '../accessories/consumables.ts'
import { bagDivider, cardJig, castors } from '../accessories/fittings.ts'
import { binLid, systemLid, tensionCrown } from '../accessories/inserts.ts'
import { leaflet, symbolPlates } from '../accessories/printed.ts'
import { type Colour, colours } from '../drawing/colour.ts'
import type { Model } from '../drawing/solid.ts'
import type { PictureFacts } from '../facts.ts'
import { binSizes } from '../systems/bin-layout.ts'
import { housings } from '../systems/free-standing.ts'
import {
  bareBin,
  carryBow,
  catalogueBin,
  formerBin,
  gripShell,
  lidTray,
  potHolder,
  swingShell,
} from './containers.ts'
import { backPanel, baseFrame, dividerBar, drawerFloor, insertFrame, sidePanel } from './drawer-parts.ts'
import {
  bagFloor,
  bagHandles,
  drawerHanger,
  housingBase,
  openHousing,
  openPot,
  potBailPart,
} from './free-standing-parts.ts'
import {
  filterHolder,
  housingHinges,
  housingLidPart,
  lidDamper,
  lidGuides,
  lidHinges,
  lidLifter,
  potLidPart,
  seal,
  swingLid,
} from './lids.ts'
import {
  damper,
  ejectorPart,
  floorRunners,
  frontAngles,
  frontFixing,
  rollers,
  runner,
  syncRod,
} from './runners.ts'
import {
  bumpers,
  bushings,
  cams,
  caps,
  doorBumpers,
  rubberFeet,
  screws,
  slipFeet,
  washers,
} from './small-parts.ts'
import {
  basePlatePart,
  follower,
  formerArm,
  mouldedBow,
  spring,
  supportFrame,
  swingArm,
} from './swing-parts.ts'
import { crownHinge, openHoop, roundCrown, tenHooks, wireRing } from './tension-parts.ts'

/** The drawing of a spare part: its German name says what it is, its dimension and pack size how large and how many. */
export function sparePartModel(facts: PictureFacts): Model | undefined {
  const part = partOf(facts)
  return drawings.find(([name]) => name.test(facts.name))?.[1](part)
}

type Part = {
  name: string
  area: string
  lengths: readonly number[]
  litres: number
  count: number
  size: 'M' | 'L'
  side: 'left' | 'right'
  colour: Colour
  housing: (typeof housings)['S35' | 'S60']
}

function partOf({ name, category, dimension, packSize }: PictureFacts): Part {
  const lengths = (dimension ?? '').match(/\d+/g)?.map(Number) ?? []
  const colour = /Steingrau/.test(name)
    ? colours.SG
    : /Hellgrau/.test(name)
      ? colours.LG
      : /Grün/.test(name)
        ? colours.GN
        : colours.AN
  return {
    name,
    area: category ?? '',
    lengths,
    litres: Number(/(\d+) Liter/.exec(name)?.[1] ?? lengths[0] ?? 0),
    count: Math.max(packSize ?? 1, Number(/(\d+) Stück/.exec(name)?.[1] ?? 1)),
    size: /\bL\b/.test(name) ? 'L' : 'M',
    side: /rechts/.test(name) ? 'right' : 'left',
    colour,
    housing: housings[/S60/.test(name) ? 'S60' : 'S35'],
  }
}

const first = ({ lengths }: Part, otherwise: number): number => lengths[0] ?? otherwise

// The first name that matches decides, so the particular stands above the general.
const drawings: readonly (readonly [name: RegExp, draw: (part: Part) => Model])[] = [
  [/^Bodenführung/, (part) => floorRunners(first(part, 450))],
  [/^Führung (links|rechts)/, (part) => runner(first(part, 450), part.side)],
  [/^Dämpfer für Führung/, damper],
  [/^Synchronstange/, (part) => syncRod(first(part, 550))],
  [/^Frontbefestigung/, (part) => frontFixing(part.side)],
  [/^Frontwinkel/, frontAngles],
  [/^Öffnungsautomat/, ejectorPart],
  [/^Laufrolle/, rollers],
  [/^Schubladenboden/, ({ lengths }) => drawerFloor(lengths[0] ?? 550, lengths[1] ?? 500)],
  [/^Rückwand/, (part) => backPanel(first(part, 550))],
  [/^Grundrahmen/, (part) => baseFrame(first(part, 550))],
  [/^Seitenwand/, (part) => sidePanel(first(part, 500), part.side, part.colour)],
  [/^Einsatzrahmen/, (part) => insertFrame(first(part, 550), /Vorgänger/.test(part.name))],
  [/^Trennsteg/, dividerBar],
  [/^Schwenkbehälter/, () => swingShell('35B')],
  [/^Schwenkcontainer/, () => swingShell('40C')],
  [/^Behälter .*Vorgänger/, ({ area }) => formerBin(area.startsWith('drehtueren'))],
  [/^Behälter POT/, ({ colour }) => openPot(colour)],
  [/^Behälter 60/, ({ colour }) => bareBin('60B', colour)],
  [/^Behälter 35/, ({ colour }) => bareBin('35B', colour)],
  [/^Behälter 17/, ({ colour }) => bareBin('17B', colour)],
  [/^Container 40/, () => catalogueBin('40C')],
  [/^Zusatzbehälter/, () => catalogueBin('8C')],
  [/^Ablageschale auf Deckel/, lidTray],
  [/^Ablageschale/, () => catalogueBin('3T')],
  [/^Tragbügel Schwenk/, mouldedBow],
  [/^Tragbügel/, ({ litres }) => carryBow(litres >= 35 ? binSizes['35B'].w : binSizes['17B'].w)],
  [/^Griffmulde/, gripShell],
  [/^Spannkrone S(35|60)/, ({ housing }) => roundCrown(housing.w - 20, housing.d - 20, true)],
  [/^Spannkrone .*D-LINE/, () => roundCrown(binSizes['35B'].w, binSizes['35B'].d, false)],
  [/^Spannkrone/, ({ litres }) => tensionCrown(litres)],
  [/^Haken D-LINE/, () => tenHooks(true)],
  [/^Haken/, () => tenHooks(false)],
  [/^Gelenk für Spannkrone/, crownHinge],
  [/^Spannring/, wireRing],
  [/^Sackhaltering/, openHoop],
  [/^Systemdeckel/, (part) => systemLid(first(part, 550))],
  [/^Führung für Systemdeckel/, lidGuides],
  [/^Aktivkohlefilter/, () => filters(1)],
  [/^Filterhalter/, filterHolder],
  [/^Schraubenset/, ({ area }) => screws(area.startsWith('drehtueren'))],
  [/^Anschlagpuffer/, ({ count }) => bumpers(count)],
  [/^Abdeckkappen/, ({ count, colour }) => caps(count, colour)],
  [/^Exzenter/, ({ count }) => cams(count)],
  [/^Antirutschfuß/, ({ count }) => slipFeet(count)],
  [/^Montageanleitung/, leaflet],
  [/^Schwenkarm Vorgänger/, formerArm],
  [/^Schwenkarm/, ({ size }) => swingArm(size)],
  [/^Tragrahmen/, ({ size }) => supportFrame(size)],
  [/^Grundplatte/, basePlatePart],
  [/^Türmitnehmer/, follower],
  [/^Rückholfeder/, spring],
  [/^Lagerbuchsen/, ({ count }) => bushings(count)],
  [/^Deckelheber/, ({ size }) => lidLifter(size)],
  [/^Halter für POT/, potHolder],
  [/^Deckel [ML] /, ({ size }) => swingLid(size)],
  [/^Deckeldichtung/, () => seal(274, 314, 56, 11)],
  [/^Deckelscharnier/, lidHinges],
  [/^Bohrschablone/, cardJig],
  [/^Türpuffer/, ({ count }) => doorBumpers(count)],
  [/^Gleitscheiben/, ({ count }) => washers(count)],
  [/^Gehäuse/, ({ housing, colour }) => openHousing(housing, colour)],
  [/^Bodenplatte/, housingBase],
  [/^Deckel S(35|60)/, ({ housing, colour }) => housingLidPart(housing, colour)],
  [/^Deckelgelenk/, housingHinges],
  [/^Dämpfer für Deckel/, lidDamper],
  [/^Deckel POT/, ({ colour }) => potLidPart(colour)],
  [/^Dichtung Deckel POT/, () => seal(150, 150, 42, 8)],
  [/^Deckel/, ({ litres }) => binLid(litres)],
  [/^Traggriff/, bagHandles],
  [/^Bodeneinlage/, bagFloor],
  [/^Trennwand Heavy Bag/, bagDivider],
  [/^Einhängerahmen/, drawerHanger],
  [/^Bügel POT/, potBailPart],
  [/^Rolle mit Bremse/, () => castors(1, true)],
  [/^Rolle/, () => castors(1)],
  [/^Gummifüße/, ({ count }) => rubberFeet(count)],
  [/^Symbolschilder/, symbolPlates],
]
