import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PackedBody } from './packed-body.ts'

const page = Buffer.from('<p>Kehricht &amp; Kompost</p>'.repeat(400))

it('holds the same in every form', async () => {
  const body = await PackedBody.of(page)
  const [br, gzip, identity] = [await body.in('br'), await body.in('gzip'), await body.in('identity')]

  expect([br.coding, gzip.coding, identity.coding]).toEqual(['br', 'gzip', 'identity'])
  expect(brotliDecompressSync(br.content)).toEqual(page)
  expect(gunzipSync(gzip.content)).toEqual(page)
  expect(identity.content).toEqual(page)
})

it('keeps what is asked for, and not what is unpacked', async () => {
  const body = await PackedBody.of(page)
  expect(body.ready('br')).not.toBeNull()
  expect(body.ready('gzip')).toBeNull()

  await Promise.all([body.in('gzip'), body.in('identity')])
  expect(body.ready('gzip')).not.toBeNull()
  expect(body.ready('identity')).toBeNull()
  expect(body.bytes).toBeLessThan(page.length / 2)
})

it('keeps what is unpacked as well once that was asked for often', async () => {
  const body = await PackedBody.of(page)
  for (let times = 0; times < 5; times += 1) {
    expect(body.ready('identity')).toBeNull()
    expect((await body.in('identity')).content).toEqual(page)
  }

  expect(body.ready('identity')?.content).toEqual(page)
  expect(body.ready('br')?.coding).toBe('br')
  expect(body.unpackedBytes).toBe(page.length)

  body.forgetUnpacked()
  expect(body.ready('identity')).toBeNull()
  expect(body.unpackedBytes).toBe(0)
})

it('says the same when it was packed better', async () => {
  const content = Buffer.from(Array.from({ length: 3_000 }, (_, line) => `<li>${line * line}</li>`).join(''))
  const body = await PackedBody.of(content)
  const before = body.bytes

  expect(await body.improve()).toBe(true)
  expect(body.bytes).toBeLessThan(before)
  expect((await body.in('identity')).content).toEqual(content)
  expect(await body.improve()).toBe(false)
})

it('leaves alone what is too small, and gives back whatever it was given', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 3_000 }),
      fc.constantFrom('br', 'gzip', 'identity'),
      async (bytes, coding) => {
        const content = Buffer.from(bytes)
        const sent = await (await PackedBody.of(content)).in(coding)
        const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (same: Buffer) => same }[
          sent.coding
        ](sent.content)

        expect(unpacked).toEqual(content)
        if (content.length < 1_000) expect(sent.coding).toBe('identity')
      },
    ),
    { numRuns: 30 },
  )
})
