/** How an answer is packed for its way; identity is not at all. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers; anything beyond is somebody playing. */
const mostKnown = 200
const known = new Map<string, Coding>()

/** The smallest coding that Accept-Encoding allows. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined || accepted === '') return 'identity'
  const before = known.get(accepted)
  if (before) return before

  const coding = chosen(accepted)
  if (known.size < mostKnown) known.set(accepted, coding)
  return coding
}

function chosen(accepted: string): Coding {
  const wishes = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((wish) => {
        const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, quality === undefined ? 1 : Number(quality) || 0] as const
      }),
  )
  const takes = (name: string) => (wishes.get(name) ?? wishes.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
