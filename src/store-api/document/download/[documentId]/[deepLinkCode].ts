import { z } from 'zod'
import type { DocumentId } from '../../../../shop/documents/document.ts'
import { findPaper } from '../../../../shop/documents/find-files.ts'
import { reading } from '../../../endpoint.ts'
import { fileAnswer } from '../../../file-answer.ts'
import { flagWish, idWish } from '../../../input.ts'
import { limitGuestOrders } from '../../../limits.ts'
import { line, optionalLine } from '../../../typed-text.ts'

/**
 * POST /document/download/{documentId}/{deepLinkCode}: a paper of an order, for whoever is shopping as its
 * customer, proves it by e-mail and zip, or holds a pass for the order. `download` makes the browser keep the file.
 */
export const post = reading(
  z.object({
    documentId: idWish<'order-document'>('documentId'),
    deepLinkCode: line,
    email: optionalLine,
    zipcode: optionalLine,
    download: flagWish('download'),
    // Ours: what a guest was given who proved the order to be hers.
    pass: optionalLine,
  }),
  async ({ documentId, deepLinkCode, email, zipcode, download, pass }, { db, visit, caller }) => {
    if (email) limitGuestOrders(caller.ip, visit, `${documentId} ${email}`)
    const id: DocumentId = documentId
    return fileAnswer(
      await findPaper(db, visit, { id, deepLinkCode }, { pass, email, zip: zipcode }),
      download ? 'attachment' : 'inline',
    )
  },
)
