/**
 * Pictures have an address within the shop, which suits its own pages under whatever name they are reached. A client
 * elsewhere needs the whole address. What holds no picture is handed on as it is: an answer may be large.
 */
export function withWholeAddresses(value: unknown, origin: string): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return elementsWithWholeAddresses(value, origin)

  // What is neither a list nor a date is a struct with names.
  const struct = value as Readonly<Record<string, unknown>>
  const changed: Record<string, unknown> = {}
  for (const name of Object.keys(struct)) {
    const own = struct[name]
    const whole =
      name === 'url' && isWithinShop(own) && struct.apiAlias === 'media'
        ? `${origin}${own}`
        : withWholeAddresses(own, origin)
    if (whole !== own) changed[name] = whole
  }
  return Object.keys(changed).length === 0 ? value : { ...struct, ...changed }
}

function elementsWithWholeAddresses(elements: readonly unknown[], origin: string): readonly unknown[] {
  let isChanged = false
  const whole = elements.map((element) => {
    const own = withWholeAddresses(element, origin)
    isChanged ||= own !== element
    return own
  })
  return isChanged ? whole : elements
}

const isWithinShop = (url: unknown): url is string => typeof url === 'string' && url.startsWith('/')
