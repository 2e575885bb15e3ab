export type Size = { readonly w: number; readonly d: number; readonly h: number }

/** Outer sizes in millimetres, by bin code: width, depth, height as the bin stands unturned. */
export const binSizes = {
  '60B': { w: 390, d: 330, h: 475 },
  '40C': { w: 290, d: 330, h: 425 },
  '35B': { w: 290, d: 330, h: 375 },
  '17B': { w: 165, d: 330, h: 325 },
  '8C': { w: 145, d: 165, h: 335 },
  '5P': { w: 165, d: 165, h: 215 },
  '3T': { w: 290, d: 70, h: 150 },
} as const satisfies Record<string, Size>

export type BinCode = keyof typeof binSizes

export const isBinCode = (code: string): code is BinCode => Object.hasOwn(binSizes, code)

/** A bin and the ground it stands on, measured from the front left corner of the usable room. */
export type Stand = {
  readonly code: BinCode
  readonly x: number
  readonly y: number
  readonly w: number
  readonly d: number
}

export type Room = { readonly width: number; readonly depth: number }

/**
 * Where each bin stands: big ones first, as far back and left as they go, turned by a quarter when only
 * that fits, so that the low ones end up in front, at hand. Undefined when the bins do not fit at all.
 */
export function standIn(room: Room, codes: readonly BinCode[]): Stand[] | undefined {
  const area = (code: BinCode) => binSizes[code].w * binSizes[code].d
  const sorted = [...codes].sort((one, other) => area(other) - area(one))
  const found = settle(room, sorted, [])
  return found === undefined ? undefined : smallOnesInFront(room, found)
}

/** The same bins in one row, for a room nobody has measured. */
export function inOneRow(codes: readonly BinCode[], gap = 12): Stand[] {
  let x = 0
  return codes.map((code) => {
    const { w, d } = binSizes[code]
    const stand = { code, x, y: 0, w, d }
    x += w + gap
    return stand
  })
}

function settle(room: Room, left: readonly BinCode[], standing: readonly Stand[]): Stand[] | undefined {
  const [code, ...rest] = left
  if (code === undefined) return [...standing]
  const { w, d } = binSizes[code]
  for (const [width, depth] of [
    [w, d],
    [d, w],
  ] as const) {
    for (const [x, y] of corners(standing)) {
      const stand = { code, x, y, w: width, d: depth }
      if (x + width > room.width || y + depth > room.depth || standing.some((other) => overlap(stand, other)))
        continue
      const found = settle(room, rest, [...standing, stand])
      if (found) return found
    }
  }
  return undefined
}

/** Places where a bin can nestle against those that stand, the nearest to the corner first. */
function corners(standing: readonly Stand[]): (readonly [number, number])[] {
  const xs = [0, ...new Set(standing.map(({ x, w }) => x + w))].sort((one, other) => one - other)
  const ys = [0, ...new Set(standing.map(({ y, d }) => y + d))].sort((one, other) => one - other)
  return ys.flatMap((y) => xs.map((x) => [x, y] as const))
}

export function overlap(one: Stand, other: Stand): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.d &&
    other.y < one.y + one.d
  )
}

/** Turns front and back about, and shares the spare width out to both sides. */
function smallOnesInFront(room: Room, stands: readonly Stand[]): Stand[] {
  const spare = room.width - Math.max(0, ...stands.map(({ x, w }) => x + w))
  const deep = Math.max(0, ...stands.map(({ y, d }) => y + d))
  return stands.map((stand) => ({ ...stand, x: stand.x + spare / 2, y: deep - stand.y - stand.d }))
}
