/**
 * A line somebody typed: spaces at the ends and doubled ones go, and so does everything unseen
 * (control characters, line breaks, characters that turn the direction of text), which would
 * break a label, a mail header or a parcel list.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A text of several lines: the lines stay. */
export const cleanText = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .trim()

const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
