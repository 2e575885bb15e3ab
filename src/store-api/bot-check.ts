import { z } from 'zod'
import { setBotCheck } from '../shop/bot-check/bot-check.ts'
import { endpoint } from './endpoint.ts'
import { struct } from './shapes/struct.ts'
import { doublings } from './unproved.ts'

/**
 * GET /bot-check, only ours: a task for a browser, done before a form that writes to somebody is sent. `proof` of that wish is
 * `{challenge}.{number}` with a number that makes the first `bits` bits of its SHA-256 zero. Who sends none may send fewer.
 */
export const get = endpoint(z.object({}), async (_, { db, visit, caller }) =>
  struct('bot_check', await setBotCheck(db, visit.now, doublings(caller, visit))),
)
