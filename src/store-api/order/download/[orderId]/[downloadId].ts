import { z } from 'zod'
import { findDownload } from '../../../../shop/documents/find-files.ts'
import { endpoint } from '../../../endpoint.ts'
import { fileAnswer } from '../../../file-answer.ts'
import { idWish } from '../../../input.ts'
import { optionalLine } from '../../../typed-text.ts'

/** GET /order/download/{orderId}/{downloadId}: goods that are a file, once they are paid. */
export const get = endpoint(
  z.object({
    orderId: idWish<'order'>('orderId'),
    downloadId: idWish<'order-download'>('downloadId'),
    // Ours: what a guest was given who proved the order to be hers.
    pass: optionalLine,
  }),
  async ({ orderId, downloadId, pass }, { db, visit }) =>
    fileAnswer(await findDownload(db, visit, { orderId, downloadId }, { pass }), 'attachment'),
)
