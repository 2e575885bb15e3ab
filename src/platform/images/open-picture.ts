import sharp, { type Sharp } from 'sharp'

// One thread a picture and nothing kept: how many are made at once is for the caller to say, and memory is not ours.
sharp.concurrency(1)
sharp.cache(false)

/** Larger than any camera's picture, small enough that a few bytes cannot unpack into all the memory there is. */
const mostPixels = 50_000_000
const patienceSeconds = 30

/**
 * A picture of dots, turned as its camera was held. What came with it (place, time, camera) stays behind when it is
 * written; a drawing is refused.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  if (looksLikeText(bytes)) throw new Error('a drawing is no picture of dots')
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
}

/** SVG, whatever it calls itself: it could name files of this machine. */
const looksLikeText = (bytes: Uint8Array) =>
  /^[\s\uFEFF]*</.test(Buffer.from(bytes.subarray(0, 64)).toString())
