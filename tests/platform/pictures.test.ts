import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { describePicture } from '../../src/platform/images/describe-picture.ts'
import { PictureBroken } from '../../src/platform/images/picture-child.ts'
import { openPictureMaker, PicturesBusy } from '../../src/platform/images/picture-maker.ts'

const maker = openPictureMaker()
afterAll(() => maker.close())

const drawn = (width: number, height: number, background: string | object = '#336699') =>
  sharp({ create: { width, height, channels: 4, background: background as string } })
const make = (bytes: Uint8Array, format: 'avif' | 'webp' | 'jpg', width: 320 | 640 = 320) =>
  maker.make('rendition', async () => [bytes, { width, format }])
const transparent = { r: 20, g: 120, b: 60, alpha: 0.5 }

describe('a picture', () => {
  it.each([
    ['avif', 'heif', true],
    ['webp', 'webp', true],
    ['jpg', 'jpeg', false],
  ] as const)('is made smaller as %s', async (format, kind, hasAlpha) => {
    const made = await make(await drawn(800, 600, transparent).png().toBuffer(), format)

    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 240, format: kind, hasAlpha })
  })

  it('is never made larger', async () => {
    const made = await make(await drawn(400, 300).webp().toBuffer(), 'webp', 640)

    expect((await sharp(made).metadata()).width).toBe(400)
  })

  it('stands as its camera was held, and tells nothing of place and camera', async () => {
    const taken = await drawn(800, 400)
      .jpeg()
      .withExif({ IFD0: { Model: 'Kamera' }, IFD3: { GPSLatitude: '47/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).orientation).toBe(6)

    const { width, height, exif, orientation } = await sharp(await make(taken, 'jpg')).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 320,
      height: 640,
      exif: undefined,
      orientation: undefined,
    })
  })

  it.each([
    ['what is no picture', Buffer.from('no picture at all')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a drawing behind a mark of its encoding', Buffer.from('\uFEFF \n<?xml version="1.0"?><svg/>')],
  ])('is not made of %s', async (_, bytes) => {
    await expect(make(bytes, 'webp')).rejects.toThrow(PictureBroken)
  })

  it('is not made of one that breaks off', async () => {
    const whole = await drawn(900, 900, '#808080').png({ compressionLevel: 0 }).toBuffer()

    await expect(make(whole.subarray(0, whole.length / 2), 'webp')).rejects.toThrow(PictureBroken)
  })

  it('is not unpacked when it would fill the memory', async () => {
    const bomb = await drawn(10_000, 6_000, '#000').png().toBuffer()

    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(make(bomb, 'webp')).rejects.toThrow(PictureBroken)
  })

  it('looks like the mean of what can be seen of it', async () => {
    const half = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#0000' } })
      .composite([{ input: await drawn(100, 100, '#336699').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()

    expect(await describePicture(half)).toMatchObject({ width: 200, height: 100, isTransparent: true })
    expect(await describePicture(await drawn(90, 60).webp({ lossless: true }).toBuffer())).toEqual({
      width: 90,
      height: 60,
      color: '#336699',
      isTransparent: false,
    })
  })
})

describe('many pictures', () => {
  it('are made a few at a time, and refused when too many wait', async () => {
    const bytes = await drawn(640, 480).png().toBuffer()
    let reading = 0
    let most = 0
    const made = await Promise.allSettled(
      Array.from({ length: 80 }, () =>
        maker.make('rendition', async () => {
          most = Math.max(most, ++reading)
          await Promise.resolve()
          reading--
          return [bytes, { width: 320, format: 'jpg' }]
        }),
      ),
    )
    const refused = made.filter(({ status }) => status === 'rejected')

    expect(most).toBeLessThanOrEqual(2)
    expect(refused).toHaveLength(80 - 2 - 64)
    expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof PicturesBusy)).toBe(true)
  })

  it('go on after a broken one', async () => {
    const picture = await drawn(640, 480).png().toBuffer()
    const [broken, whole] = await Promise.allSettled([
      make(Buffer.from('RIFF????WEBPVP8 broken'), 'avif'),
      make(picture, 'avif'),
    ])

    expect([broken?.status, whole?.status]).toEqual(['rejected', 'fulfilled'])
  })
})
