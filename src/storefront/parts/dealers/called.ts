/** A town as somebody called it, where it has that name as well: "Bozen (Bolzano)". */
export function calledAsTyped(typed: string, name: string, known: readonly string[]): string {
  const plain = (text: string) => text.trim().toLowerCase()
  if (plain(typed) === plain(name)) return name
  const other = known.find((one) => plain(one) === plain(typed))
  return other ? `${other} (${name})` : name
}
