import { openPicture } from './open-picture.ts'

export type PictureLook = {
  width: number
  height: number
  /** Like #a1b2c3. */
  color: string
  isTransparent: boolean
}

/** How large a picture is and what it looks like from far away. */
export async function describePicture(bytes: Uint8Array): Promise<PictureLook> {
  const { autoOrient } = await openPicture(bytes).metadata()
  const { isOpaque } = await openPicture(bytes).stats()

  return { ...autoOrient, color: await mainColor(bytes), isTransparent: !isOpaque }
}

/** The mean of what can be seen: among few colours the most frequent would be a corner's. */
async function mainColor(bytes: Uint8Array): Promise<string> {
  const { data } = await openPicture(bytes)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

  const sum = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const seen = data[at + 3] ?? 0
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * seen
    weight += seen
  }
  const parts = sum.map((total) => Math.round(total / Math.max(weight, 1)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
