const longest = 254

/**
 * Whether mail can be sent there: RFC 5321 without its quoted local parts, which nobody has and
 * attackers like. Letters of any script may stand on both sides of the @.
 */
export function isEmail(text: string): boolean {
  if (text.length > longest) return false
  const parts = /^([\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]{1,64})@([\p{L}\p{N}\p{M}.-]+)$/u.exec(text)
  const [, local = '', domain = ''] = parts ?? []
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false

  return isDomain(domain)
}

/** At least two labels, none empty or too long, none beginning or ending with a hyphen, no bare number at the end. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const fits = labels.every((label) => /^[^-].*$/u.test(label) && !label.endsWith('-') && label.length <= 63)

  return labels.length >= 2 && fits && !/^\d*$/.test(labels.at(-1) ?? '')
}
