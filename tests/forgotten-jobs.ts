import { sql } from 'kysely'
import type { Later } from '../src/platform/jobs/jobs.ts'

/** Where nobody is there to do a job, it is not written down either. */
export const forgottenJobs: Later = Object.assign(async () => undefined, {
  statement: async () => sql`select`,
})
