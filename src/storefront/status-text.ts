import { STATUS_CODES } from 'node:http'

/** The words of the standard for a status. */
export const statusText = (status: number): string => STATUS_CODES[status] ?? ''
