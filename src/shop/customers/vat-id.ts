/**
 * A VAT id as it is stored: in capitals and without what people put between its digits ("BE 0123.456.789"). The Swiss
 * one keeps its hyphen and dots, which belong to it.
 */
export function vatIdFrom(typed: string): string {
  const written = typed.toUpperCase()
  return written.startsWith('CHE') ? written : written.replace(/[\s./-]/g, '')
}
