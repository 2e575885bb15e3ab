/** "aaaaaaaa", "abababab", "12341234". */
export const isRepeated = (word: string): boolean => /^(.{0,4}?)\1+$/su.test(word)

/** All of it stands side by side somewhere: "12345678", "hgfedcba", "qwertzuiop". */
export const isWalk = (word: string): boolean => walks.some((walk) => walk.includes(word))

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
]
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')])
