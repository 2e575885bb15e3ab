/**
 * A VAT id as it is stored: in capitals and without what people put between its digits ("BE 0123.456.789"). The Swiss
 * one keeps its hyphen and dots, which belong to it.
 */
export function vatIdFrom(typed: string): string {
  const written = typed.toUpperCase()
  return written.startsWith('CHE') ? written : written.replace(/[\s./-]/g, '')
}

/** Whether the last digit of a Swiss one follows from the others, as the register of enterprises gives them out. */
export function isSwissNumber(vatId: string): boolean {
  const digits = [...vatId.replace(/\D/g, '')].map(Number)
  const sum = weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0)
  return digits.length === weights.length + 1 && (11 - (sum % 11)) % 11 === digits.at(-1)
}

const weights = [5, 4, 3, 2, 7, 6, 5, 4]
