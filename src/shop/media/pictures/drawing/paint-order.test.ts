import { describe, expect, it } from 'vitest'
import { cameras } from './camera.ts'
import { paintOrder } from './paint-order.ts'
import { box } from './plate.ts'

const back = box([0, 100, 0], [50, 50, 50], '#111111')
const front = box([0, 0, 0], [50, 50, 50], '#222222')
const above = box([0, 0, 60], [50, 150, 10], '#333333')

describe('the order of painting', () => {
  it('goes from far to near, whatever the order given', () => {
    expect(paintOrder([front, back], cameras.front)).toEqual([back, front])
    expect(paintOrder([front, back], cameras.product)).toEqual([back, front])
  })

  it('puts what lies on top last when seen from above', () => {
    expect(paintOrder([above, front, back], cameras.top).at(-1)).toBe(above)
  })

  it('keeps the order given where parts touch one another', () => {
    const through = box([10, 10, 10], [10, 10, 100], '#444444')
    expect(paintOrder([front, through], cameras.product)).toEqual([front, through])
    expect(paintOrder([through, front], cameras.product)).toEqual([through, front])
  })
})
