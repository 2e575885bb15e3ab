import { describe, expect, it } from 'vitest'
import { seededFigures } from '../../../tests/seeded-fit.ts'
import type { Measures, SystemType } from './measures.ts'
import { usableSpace } from './usable-space.ts'

const sideWall = 'ASSUMED_SIDE_WALL'
const drawer = 'ASSUMED_DRAWER_SYSTEM'
const estimated = 'ASSUMED_DEPTH'

type Case = [measures: Measures, mm: number | null, ...assumed: string[]]

describe.each(['complete', 'swing-door'] as const)('the usable width of %s (R3)', (systemType) => {
  it.each<Case>([
    [{ bodyWidth: 600 }, 562, sideWall],
    [{ bodyWidth: 550 }, 512, sideWall],
    [{ bodyWidth: 600, sideWallThickness: 19 }, 562],
    [{ bodyWidth: 600, sideWallThickness: 16 }, 568],
    [{ bodyWidth: 549.8, sideWallThickness: 18.9 }, 512],
    [{ insideWidth: 550 }, 550],
    [{ insideWidth: 550, edgeWidth: 10 }, 530],
    [{ insideWidth: 550.5, edgeWidth: 0.25 }, 550],
    [{ bodyWidth: 600, edgeWidth: 20 }, 522, sideWall],
    [{ bodyWidth: 600, insideWidth: 540 }, 540],
    [{ fullWidth: 700 }, null],
    [{}, null],
  ])('of %o is %s', (measures, mm, ...assumed) => {
    expect(widthOf(systemType, measures)).toEqual(mm === null ? null : { mm, assumed })
  })

  it.each<[measures: Measures, mm: number, inconsistent: boolean]>([
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 562 }, 562, false],
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 565 }, 565, false],
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 559 }, 559, false],
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 565.1 }, 562, true],
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 558.9 }, 558.9, true],
    [{ bodyWidth: 600, sideWallThickness: 19, insideWidth: 570, edgeWidth: 5 }, 552, true],
    [{ bodyWidth: 600, insideWidth: 500 }, 500, false],
  ])('of %o takes the smaller of what disagrees (R5)', (measures, mm, inconsistent) => {
    const { width, isInconsistent } = usableSpace(systemType, measures, seededFigures)
    expect({ mm: width?.mm, isInconsistent }).toEqual({ mm, isInconsistent: inconsistent })
  })
})

describe('the usable width of a drawer that is there (R4)', () => {
  it.each<Case>([
    [{ insideWidth: 487 }, 487],
    [{ insideWidth: 487, bodyWidth: 600, fullWidth: 550, edgeWidth: 10 }, 487],
    [{ fullWidth: 550, edgeWidth: 12.8 }, 524.4],
    [{ fullWidth: 550, edgeWidth: 0 }, 550],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'blum-legrabox' }, 527],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'blum-merivobox' }, 511],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'blum-tandembox' }, 487],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'wooden' }, 487],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'unknown' }, 487, drawer],
    [{ bodyWidth: 600, sideWallThickness: 19, drawerSystem: 'salice' }, 487, drawer],
    [{ bodyWidth: 600, sideWallThickness: 19 }, 487, drawer],
    [{ bodyWidth: 600, drawerSystem: 'blum-legrabox' }, 527, sideWall],
    [{ bodyWidth: 600 }, 487, sideWall, drawer],
    [{ bodyWidth: 600, fullWidth: 550 }, 487, sideWall, drawer],
    [{ fullWidth: 550 }, null],
    [{}, null],
  ])('of %o is %s', (measures, mm, ...assumed) => {
    expect(widthOf('existing-pullout', measures)).toEqual(mm === null ? null : { mm, assumed })
  })
})

describe('the width of a free place', () => {
  it.each<Case>([
    [{ fullWidth: 320 }, 320],
    [{ bodyWidth: 600, insideWidth: 560 }, null],
    [{}, null],
  ])('of %o is %s', (measures, mm) => {
    expect(widthOf('free-standing', measures)).toEqual(mm === null ? null : { mm, assumed: [] })
  })
})

describe('the depth', () => {
  it.each<[SystemType, ...Case]>([
    ['complete', { installationDepth: 480 }, 480],
    ['complete', { installationDepth: 480.5, bodyDepth: 560 }, 480.5],
    ['complete', { bodyDepth: 560 }, 540, estimated],
    ['complete', {}, null],
    ['swing-door', { bodyDepth: 470 }, 450, estimated],
    ['free-standing', { installationDepth: 350 }, 350],
    ['free-standing', { bodyDepth: 560 }, null],
    ['existing-pullout', { drawerBackToFront: 452 }, 452],
    ['existing-pullout', { drawerBackToFront: 452, installationDepth: 600 }, 452],
    ['existing-pullout', { installationDepth: 503 }, 500],
    ['existing-pullout', { installationDepth: 502.9 }, 450],
    ['existing-pullout', { installationDepth: 603 }, 600],
    ['existing-pullout', { installationDepth: 800 }, 600],
    ['existing-pullout', { installationDepth: 273 }, 270],
    ['existing-pullout', { installationDepth: 272.9 }, 0],
    ['existing-pullout', { bodyDepth: 573 }, 550, estimated],
    ['existing-pullout', { bodyDepth: 572 }, 500, estimated],
    ['existing-pullout', { bodyDepth: 560, installationDepth: 460 }, 450],
    ['existing-pullout', {}, null],
  ])('for %s of %o is %s (R6, R7)', (systemType, measures, mm, ...assumed) => {
    expect(usableSpace(systemType, measures, seededFigures).depth).toEqual(
      mm === null ? null : { mm, assumed },
    )
  })
})

it.each([390, 390.4, 389.99])('the height %s is taken as it is (R8)', (installationHeight) => {
  expect(usableSpace('complete', { installationHeight }, seededFigures).height).toEqual({
    mm: installationHeight,
    assumed: [],
  })
})

const widthOf = (systemType: SystemType, measures: Measures) =>
  usableSpace(systemType, measures, seededFigures).width
