import { arc } from '../drawing/outline.ts'
import { type Place, plus } from '../drawing/space.ts'
import { clothBag, seam, strap, webbingLoop } from '../mesh/cloth.ts'
import { extrude } from '../mesh/extrude.ts'
import { type MeshPart, partOf } from '../mesh/mesh.ts'
import { rounded } from '../mesh/vessel.ts'

const straps = [0.27, 0.73] as const

/** A bag of tarpaulin: doubled hem, webbing down the front, two loops to carry it by, a green label. */
export function heavyBagBody(
  at: Place,
  { w, d, h }: { w: number; d: number; h: number },
  divided: boolean,
  handles: boolean,
): MeshPart[] {
  const [x, y, z] = at
  const bag = { at, w, d, h, radius: 22 }
  const label = rounded([x + w / 2 - 30, z + h * 0.42], [60, 34], 3)
  return [
    ...clothBag(bag),
    ...straps.map((share) => strap(bag, share, 30, h - 3, 26)),
    ...seam(bag, h - 35),
    ...seam(bag, 34),
    partOf(extrude('y', y - 1.6, y + 7, label), 'hook-green', true, 'label'),
    ...(divided
      ? [
          partOf(
            extrude('x', x + w * 0.52, x + w * 0.52 + 5, rounded([y + 7, z + 8], [d - 14, h - 16], 6)),
            'fabric',
            true,
            'divider',
          ),
        ]
      : []),
    ...(handles ? [loop(at, w, h, -1.6), loop(plus(at, [0, d, 0]), w, h, 1.6)] : []),
  ]
}

function loop([x, y, z]: Place, w: number, h: number, off: number): MeshPart {
  const [left, right] = [x + w * straps[0], x + w * straps[1]]
  const radius = (right - left) / 2
  const bow = arc(0, 0, radius, 180, 0, 24).map(
    ([a, b]): Place => [
      x + w / 2 + a,
      y + off - (off < 0 ? 1 : -1) * (b / radius) * 10,
      z + h - 4 + b * 1.02,
    ],
  )
  return webbingLoop([[left, y + off, z + h - 40], ...bow, [right, y + off, z + h - 40]], 26)
}
