import { keepingPass } from '../../order-pass-cookie.ts'
import type { Sight } from './find-order.ts'

/** Lets a guest go on with the order she has just proved to be hers. */
export const passHeaders = (
  request: Request,
  { order, pass }: Extract<Sight, { kind: 'order' }>,
): HeadersInit =>
  pass ? keepingPass(order.id, pass, { secure: new URL(request.url).protocol === 'https:' }) : {}
