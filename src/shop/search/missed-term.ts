const longest = 60
/** A phone number has at least so many digits; ours have seven. */
const mostDigits = 8

/**
 * What was looked for in vain, as staff are told of it: in small letters, single spaces. Null for what nobody can do
 * anything about (too short, too long, no letters or digits), and for what looks like somebody's own: mail and web
 * addresses, numbers long enough for a phone, an account or a card.
 */
export function missedTerm(typed: string): string | null {
  const term = typed
    .normalize('NFC')
    .replaceAll(/[\p{Control}\p{Format}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const digits = term.replaceAll(/\D/g, '').length

  if (term.length < 2 || term.length > longest || !/[\p{Letter}\p{Number}]/u.test(term)) return null
  if (/@|\(at\)|\[at\]|:\/\/|\bwww\./.test(term)) return null
  // "+41 44 …", "044 …", "(0)44 …"
  if (digits > mostDigits || /\+\s*\d/.test(term) || /(?<!\d)\(?0\d?\)?([\s/.-]*\d){5,}/.test(term))
    return null
  return term
}
