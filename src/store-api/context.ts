import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { contextShape } from './shapes/context.ts'

/** GET /context */
export const get = endpoint(z.object({}), async (_, { visit }) => contextShape(visit))
