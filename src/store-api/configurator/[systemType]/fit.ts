import { z } from 'zod'
import { figuresOf } from '../../../shop/configurator/configurator.ts'
import { readConfigurator, readSystems } from '../../../shop/configurator/configurator-store.ts'
import { whatFits } from '../../../shop/configurator/fit.ts'
import { isSystemType } from '../../../shop/configurator/measures.ts'
import { refuse } from '../../../shop/refusal.ts'
import { reading } from '../../endpoint.ts'
import { measuresWish } from '../../measures-wish.ts'
import { fitOnWire } from '../../shapes/fit.ts'

/** POST /configurator/{systemType}/fit, only ours: what fits a place of these measures (mm). What is wrong with a measure is part of the answer. */
export const post = reading(
  z.looseObject({ systemType: z.string() }),
  async ({ systemType, ...wish }, { db, visit }) => {
    if (!isSystemType(systemType))
      return refuse('system-type.unknown', { systemType: systemType.slice(0, 64) })
    const { configurator, drawerSystems } = await readConfigurator(db)
    const drawers = [...Object.keys(configurator.drawerDeductions), ...drawerSystems.map(({ id }) => id)]
    const measures = measuresWish(drawers).parse(wish)

    return fitOnWire(whatFits(systemType, measures, await readSystems(db, visit), figuresOf(configurator)))
  },
)
