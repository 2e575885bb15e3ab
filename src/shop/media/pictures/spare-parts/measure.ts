import type { Model } from '../drawing/solid.ts'

export type Side = 'left' | 'right'

type Measures = Required<Pick<Model, 'measured'>>

/** Only what the catalogue states is measured; the rest of a part is drawn in proportion, not promised. */
export const widthIs = (w: number, h: number, d: number): Measures => ({
  measured: { box: { min: [0, 0, 0], max: [w, d, h] }, axes: ['w'] },
})

export const depthIs = (d: number, h: number, w: number): Measures => ({
  measured: { box: { min: [0, 0, 0], max: [w, d, h] }, axes: ['d'] },
})

export const widthAndDepthAre = (w: number, d: number, h: number): Measures => ({
  measured: { box: { min: [0, 0, 0], max: [w, d, h] }, axes: ['w', 'd'] },
})

export const allAre = (w: number, d: number, h: number): Measures => ({
  measured: { box: { min: [0, 0, 0], max: [w, d, h] }, axes: ['w', 'd', 'h'] },
})
