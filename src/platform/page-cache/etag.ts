import { hash } from 'node:crypto'

/** Names what is said, in whichever way it is packed: it is weak (RFC 9110, 8.8.3). */
export const etagOf = (content: Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`
