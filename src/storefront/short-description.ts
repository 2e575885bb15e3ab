/** What search engines show of a description. */
const most = 160
/** Below this, whole sentences alone say too little. */
const least = 70

/** A text as a description: as many whole sentences as are shown, else cut behind a word. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain

  const sentences = plain.slice(0, most).replace(/(?<=[.!?])[^.!?]*$/, '')
  const endsInside = /[\p{L}\d]/u.test(plain.charAt(sentences.length))
  if (sentences.length >= least && /[.!?]$/.test(sentences) && !endsInside) return sentences
  return `${plain.slice(0, most - 1).replace(/[\s,;:.]+\S*$/, '')}…`
}
