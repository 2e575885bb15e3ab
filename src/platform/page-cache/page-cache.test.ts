import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything } from './changes.ts'
import type { Drawn, Keeping } from './kept-page.ts'
import { type Draw, PageCache } from './page-cache.ts'

const keeping: Keeping = { share: 'pages', freshMs: 100, goodUntil: 1_000 }
const drawn = (content: string, over: Partial<Drawn> = {}): Drawn => ({
  status: 200,
  headers: {},
  content: Buffer.from(content),
  tags: [],
  keeping,
  ...over,
})

function open(bytes = 1_000_000) {
  const clock = { now: 0 }
  const faults: unknown[] = []
  const cache = new PageCache({ bytes, now: () => clock.now, report: (fault) => faults.push(fault) })
  cache.hear()
  /** What is sent for a page whose drawings are numbered. */
  let drawings = 0
  const numbered =
    (over: Partial<Drawn> = {}): Draw =>
    async () =>
      drawn(String(++drawings), over)
  const ask = async (key = '/', over: Partial<Drawn> = {}) => text(await cache.answer(key, numbered(over)))
  return { cache, clock, faults, ask, drawings: () => drawings }
}

const text = async ({ body }: Awaited<ReturnType<PageCache['answer']>>) =>
  (await body.in('identity')).content.toString()

/** Lets go of what was begun beside an answer. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('a page', () => {
  it('is drawn once and sent as often as it is asked for', async () => {
    const { ask, cache } = open()
    expect([await ask(), await ask(), await ask()]).toEqual(['1', '1', '1'])
    expect(cache.counters()).toMatchObject({ hits: 2, misses: 1 })
  })

  it('is drawn once for all who wait for it', async () => {
    const { ask, cache } = open()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1'])
    expect(cache.counters()).toMatchObject({ misses: 3, shared: 2, drawing: 0 })
  })

  it('that has become old is sent once more while one new one is drawn', async () => {
    const { ask, clock, cache } = open()
    await ask()
    clock.now = 100
    expect(await Promise.all([ask(), ask()])).toEqual(['1', '1'])
    await settled()
    expect(await ask()).toBe('2')
    expect(cache.counters()).toMatchObject({ stale: 2 })
  })

  it('that may be wrong by the clock is not sent', async () => {
    const { ask, clock } = open()
    await ask()
    clock.now = 1_000
    expect(await ask()).toBe('2')
  })

  it('that says the same when it is drawn anew is not packed anew', async () => {
    const { cache, clock } = open()
    const same: Draw = async () => drawn('<p>same</p>'.repeat(300))
    const first = await cache.answer('/', same)
    clock.now = 100
    await cache.answer('/', same)
    await settled()
    const second = await cache.answer('/', same)

    expect(second).not.toBe(first)
    expect([second.body, second.etag]).toEqual([first.body, first.etag])
    expect(second.body).toBe(first.body)
  })

  it('may be for nobody but who waits for it', async () => {
    const { ask } = open()
    expect([await ask('/', { keeping: null }), await ask('/', { keeping: null })]).toEqual(['1', '2'])
  })
})

describe('a change', () => {
  it('makes pages unfit that show what changed, and no others', async () => {
    const { ask, cache } = open()
    await ask('/a', { tags: ['product:a'] })
    await ask('/b', { tags: ['product:b'] })
    cache.tell(['product:a'])

    expect([await ask('/a'), await ask('/b')]).toEqual(['3', '2'])
  })

  it('of everything makes all of them unfit', async () => {
    const { ask, cache } = open()
    await ask()
    cache.tell([everything])
    expect(await ask()).toBe('2')
  })

  it('while a page is drawn makes the page unfit for whoever asks after it', async () => {
    const { cache } = open()
    const { promise, resolve } = Promise.withResolvers<Drawn>()
    const before = cache.answer('/', () => promise)
    cache.tell(['product:a'])
    const after = cache.answer('/', async () => drawn('new', { tags: ['product:a'] }))
    resolve(drawn('old', { tags: ['product:a'] }))

    expect([await text(await before), await text(await after)]).toEqual(['old', 'new'])
    expect(await text(await cache.answer('/', async () => drawn('unasked')))).toBe('new')
  })

  it('is never answered with what was before it, whatever happens at the same time', async () => {
    const step = fc.constantFrom('ask', 'change', 'pass', 'fail')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { cache, clock } = open()
        let value = 0
        let fails = false
        const answers: Promise<void>[] = []
        for (const what of steps) {
          if (what === 'change') {
            value += 1
            cache.tell(['value'])
          } else if (what === 'fail') fails = !fails
          else if (what === 'pass') {
            clock.now += 60
            await settled()
          } else {
            const least = value
            const draw: Draw = async () => {
              const read = value
              await settled()
              if (fails) throw new Error('no')
              return drawn(String(read), {
                tags: ['value'],
                keeping: { ...keeping, goodUntil: clock.now + 500 },
              })
            }
            answers.push(
              cache.answer('/', draw).then(
                async (page) => expect(Number(await text(page))).toBeGreaterThanOrEqual(least),
                () => undefined,
              ),
            )
          }
        }
        await Promise.all(answers)
      }),
      { numRuns: 60 },
    )
  })
})

describe('while nobody tells of changes', () => {
  it('every page is drawn anew, and what was kept is gone when somebody tells again', async () => {
    const { ask, cache } = open()
    await ask()
    cache.deafen()
    expect([await ask(), await ask()]).toEqual(['2', '3'])
    cache.hear()
    expect([await ask(), await ask()]).toEqual(['4', '4'])
  })

  it('a page that cannot be drawn is sent as it was', async () => {
    const { ask, cache, faults } = open()
    await ask()
    cache.deafen()
    const page = await cache.answer('/', () => Promise.reject(new Error('no database')))

    expect(await text(page)).toBe('1')
    expect(faults).toHaveLength(1)
  })
})

describe('a page that cannot be drawn', () => {
  it('is a fault for all who wait, and is tried again by the next', async () => {
    const { cache, ask } = open()
    const failing: Draw = () => Promise.reject(new Error('no'))
    const both = await Promise.allSettled([cache.answer('/', failing), cache.answer('/', failing)])

    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask()).toBe('1')
  })

  it('is never kept, nor in the place of one that could', async () => {
    const { cache, clock, ask } = open()
    const broken = { status: 500, keeping: null }
    expect([await ask('/', broken), await ask()]).toEqual(['1', '2'])

    clock.now = 100
    await ask('/', broken)
    await settled()
    expect(await ask()).toBe('2')
    expect(cache.counters()).toMatchObject({ rescued: 1 })
  })

  it('is tried again ten seconds later, not by everybody', async () => {
    const { clock, ask, drawings } = open()
    const long = { keeping: { ...keeping, goodUntil: 60_000 } }
    await ask('/', long)
    clock.now = 100
    for (let asked = 0; asked < 5; asked++) {
      await ask('/', { status: 500, keeping: null })
      await settled()
    }
    expect(drawings()).toBe(2)
    clock.now = 10_100
    await ask('/', long)
    await settled()
    expect(drawings()).toBe(3)
  })
})

describe('the room', () => {
  it('is never overdrawn, whatever is asked for', async () => {
    const asked = fc.record({
      key: fc.string({ maxLength: 40 }),
      size: fc.nat(5_000),
      share: fc.constantFrom('pages' as const, 'narrowed' as const, 'dead-ends' as const),
      packed: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 60 }), async (list) => {
        const { cache } = open(50_000)
        for (const { key, size, share, packed } of list) {
          const page = await cache.answer(key, async () =>
            drawn('x'.repeat(size), { keeping: { ...keeping, share }, tags: ['a', 'b'] }),
          )
          if (packed) {
            await page.body.in('gzip')
            cache.weigh(key, page)
          }
          const { shares } = cache.counters()
          const bytes = Object.values(shares).map((share) => share.bytes)
          expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(50_000)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('of what everybody reads is not taken by what anybody can make up', async () => {
    const { cache, ask } = open(100_000)
    await ask('/')
    for (let made = 0; made < 200; made++) {
      await ask(`/?p=${made}`, { keeping: { ...keeping, share: 'narrowed' } })
      await ask(`/nowhere-${made}`, { status: 404, keeping: { ...keeping, share: 'dead-ends' } })
    }
    expect(await ask('/')).toBe('1')
    expect(cache.counters().shares.narrowed?.evictions).toBeGreaterThan(0)
  })
})
