/**
 * A place's name as far as it matters when somebody types one: without capitals, accents and punctuation, an umlaut
 * with two letters as with one ("Zuerich"), and a saint by one abbreviation in three languages.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(sankt|saint|sainte|ste)\b/g, 'st')
    .trim()
