import type { Db } from '../../platform/postgres/db.ts'
import type { GroupId } from '../catalogue/listing.ts'
import type { Visit } from '../sessions/visit.ts'
import { figuresOf } from './configurator.ts'
import { readConfigurator, readSystems } from './configurator-store.ts'
import type { MeasuredPlace } from './fit-passport.ts'
import { verdicts } from './verdicts.ts'

/** The families of which a version fits a place; none where the rules would have to ask again. */
export async function fittingGroups(db: Db, visit: Visit, place: MeasuredPlace): Promise<GroupId[]> {
  const [{ configurator }, systems] = await Promise.all([readConfigurator(db), readSystems(db, visit)])
  const found = verdicts(place, systems, figuresOf(configurator))
  const groups = new Set(systems.map(({ groupId }) => groupId))
  return [...groups].filter((group) => {
    const verdict = found?.get(group)
    return verdict === 'fits' || verdict === 'fits-assumed'
  })
}
