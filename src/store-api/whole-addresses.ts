/**
 * Pictures have an address within the shop, which suits its own pages under whatever name they are reached. A client
 * elsewhere needs the whole address.
 */
export function withWholeAddresses(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((element) => withWholeAddresses(element, origin))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value

  const isMedia = 'apiAlias' in value && value.apiAlias === 'media'
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      isMedia && name === 'url' && typeof own === 'string' && own.startsWith('/')
        ? `${origin}${own}`
        : withWholeAddresses(own, origin),
    ]),
  )
}
