import type { ReactNode } from 'react'
import type { Length, SystemType } from '../../../shop/configurator/measures.ts'

/** Where a measure is taken: a small cabinet with one green line. */
export function MeasureSketch({ of, type }: { of: Length; type: SystemType }) {
  const ground = grounds[groundOf(of, type)]
  const [x1, y1, x2, y2] = lineOf(of, type)
  const isLevel = y1 === y2

  return (
    <svg className="measure-sketch" viewBox="0 0 120 96" aria-hidden="true">
      <g className="measure-sketch-ground">{ground}</g>
      <path
        className="measure-sketch-line"
        d={
          isLevel
            ? `M${x1} ${y1}H${x2}M${x1} ${y1 - 5}v10M${x2} ${y2 - 5}v10`
            : `M${x1} ${y1}V${y2}M${x1 - 5} ${y1}h10M${x2 - 5} ${y2}h10`
        }
      />
    </svg>
  )
}

type Ground = 'cabinet' | 'drawer' | 'niche' | 'cabinetSide' | 'drawerSide' | 'nicheSide'

const isFromSide = (of: Length) =>
  of === 'installationDepth' || of === 'bodyDepth' || of === 'drawerBackToFront'

function groundOf(of: Length, type: SystemType): Ground {
  const base = type === 'free-standing' ? 'niche' : type === 'existing-pullout' ? 'drawer' : 'cabinet'
  return isFromSide(of) ? `${base}Side` : base
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const lines: Readonly<Record<Length, Line>> = {
  bodyWidth: [16, 90, 104, 90],
  insideWidth: [23, 58, 97, 58],
  sideWallThickness: [97, 58, 104, 58],
  edgeWidth: [90, 58, 97, 58],
  fullWidth: [16, 90, 104, 90],
  installationHeight: [46, 77, 46, 36],
  installationDepth: [18, 60, 86, 60],
  bodyDepth: [18, 90, 108, 90],
  drawerBackToFront: [18, 56, 86, 56],
}

const inDrawer: Partial<Record<Length, Line>> = {
  insideWidth: [36, 66, 84, 66],
  fullWidth: [27, 40, 93, 40],
  edgeWidth: [84, 44, 93, 44],
  installationHeight: [46, 71, 46, 34],
}

const lineOf = (of: Length, type: SystemType): Line =>
  (type === 'existing-pullout' ? inDrawer[of] : undefined) ?? lines[of]

const box = <path d="M16 12V84H104V12M23 12V77H97V12" />
const sink = <path d="M34 12q2 14 12 14h28q10 0 12-14M60 26v6q0 4 4 4h4q4 0 4-4v-4h20" />
const side = <path d="M18 12H108V84H18zM18 77h84V12M14 14v68" />
const trap = <path d="M40 12q2 12 10 12h16q8 0 10-12M86 26h16M86 26v8q0 3-3 3h-3q-3 0-3-3V24M90 38v38" />

const grounds: Readonly<Record<Ground, ReactNode>> = {
  cabinet: (
    <>
      {box}
      {sink}
      <path d="M90 30V77" strokeDasharray="3 3" />
    </>
  ),
  drawer: (
    <>
      {box}
      {sink}
      <path d="M27 48V74H93V48h-9v23H36V48z" />
    </>
  ),
  niche: <path d="M4 84H116M16 84V14M104 84V14M16 14h88M40 84V44h40v40" />,
  cabinetSide: (
    <>
      {side}
      {trap}
    </>
  ),
  drawerSide: (
    <>
      {side}
      {trap}
      <path d="M18 48h68v24H18z" />
    </>
  ),
  nicheSide: <path d="M4 84H116M108 84V14M30 84V44h44v40" />,
}
