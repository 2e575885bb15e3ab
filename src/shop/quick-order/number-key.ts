/**
 * An item number without separators, and with letters that look like digits taken for these: "71.O1.001" is 7101001.
 * The database has the same rule under the same name (0032_quick_order.sql).
 */
export const numberKey = (typed: string): string => lookalikes(typed.replaceAll(/[^0-9A-Za-z]+/g, ''))

/** The same groups without the zeros they begin with, as spreadsheets write them: "71.1.1" is 71.01.001. */
export const looseNumberKey = (typed: string): string =>
  lookalikes(typed)
    .replaceAll(/[^0-9a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
    .replaceAll(/(^|\.)0+(?=[0-9a-z])/g, '$1')

/** Only separators, spaces and capitals left out: what differs in nothing else is the same number. */
export const bareNumber = (typed: string): string => typed.replaceAll(/[^0-9A-Za-z]+/g, '').toLowerCase()

const lookalikes = (typed: string): string =>
  typed.toLowerCase().replaceAll('o', '0').replaceAll('i', '1').replaceAll('l', '1')

/** Fewer letters and digits are a quantity, a size or a word. */
const shortest = 4
const longest = 32

/** Whether something could be an item number: enough letters and digits, and digits among them. */
export function isNumberLike(typed: string): boolean {
  const bare = bareNumber(typed)
  const digits = numberKey(typed).replaceAll(/\D/g, '').length
  return (
    bare.length >= shortest &&
    bare.length <= longest &&
    /\d/.test(bare) &&
    digits >= 2 &&
    digits * 2 >= bare.length &&
    /^[0-9A-Za-z][0-9A-Za-z ._/-]*$/.test(typed) &&
    typed.split(/ +/).every((group) => /\d/.test(group))
  )
}
