import { createHash } from 'node:crypto'

/** How Shopware's links name an e-mail. No secret: it only ties a link to the address it was sent to. */
export const mailMark = (email: string): string => createHash('sha1').update(email).digest('hex')
