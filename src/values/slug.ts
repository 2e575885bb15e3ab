/** A text as part of an address: "Spannkrone 17 Liter für Behälter" becomes "spannkrone-17-liter-fuer-behaelter". */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    // German writes its umlauts out; every other accent is just dropped.
    .replace(/[äöüß]/g, (letter) => writtenOut[letter] ?? letter)
    // "1½" is one and a half, not eleven halves.
    .replace(/\p{No}/gu, ' $&')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
