import { expect, it } from 'vitest'
import { fitLimits } from './fit-limits.ts'

it('reads what a page shows of the limits of a product, and leaves the rest to the configurator', () => {
  expect(
    fitLimits({
      apiAlias: 'product_fit',
      systemTypes: ['complete'],
      usableWidth: { min: 562, max: 568, apiAlias: 'range' },
      installationHeight: { min: 390 },
      drawerDepth: {},
      loadKg: 70,
      sideWallThickness: 'thick',
    }),
  ).toEqual({
    systemTypes: ['complete'],
    usableWidth: { min: 562, max: 568 },
    installationHeight: { min: 390, max: null },
  })
})
