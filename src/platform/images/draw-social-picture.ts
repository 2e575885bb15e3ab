import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Lettering, lettered, openFont } from './lettering.ts'

export type SocialWish = {
  /** What is shown, standing free or filling its side; without one the words have all the room. */
  picture: { bytes: Uint8Array; fills: boolean } | null
  title: string
  text: string
  shopName: string
  claim: string
}

/** What every network cuts nothing off. */
export const socialSize = { width: 1200, height: 630 } as const

const { width, height } = socialSize
const margin = 64
const pictureBox = { left: 560, top: 40, width: 600, height: 550 }
const fullSide = { left: 560, top: 0, width: 640, height }

const colours = { from: '#f8f9fa', to: '#dfe5e9', ink: '#14191c', muted: '#4a555c', primary: '#0f6b3f' }

const fonts = join(import.meta.dirname, '../pdf/fonts')
const font = (name: string) => openFont(readFileSync(join(fonts, `inter-${name}.ttf`)))
const [semibold, regular] = [font('semibold'), font('regular')]

/** What a link looks like where it is shared: the picture on the stage, the name beside it, the shop below. */
export async function drawSocialPicture(wish: SocialWish): Promise<Buffer> {
  const shown = wish.picture && (await placed(wish.picture))
  return sharp(Buffer.from(sheet(wish, shown !== null)))
    .composite(shown ? [shown] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Drawings are welcome here: they are the shop's own, and nobody asks for one in a size. */
async function placed({ bytes, fills }: NonNullable<SocialWish['picture']>) {
  const box = fills ? fullSide : pictureBox
  const { data, info } = await sharp(bytes, { limitInputPixels: 50_000_000, density: 144 })
    .autoOrient()
    .resize({ width: box.width, height: box.height, fit: fills ? 'cover' : 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: box.left + Math.round((box.width - info.width) / 2),
    top: box.top + Math.round((box.height - info.height) / 2),
  }
}

function sheet({ title, text, shopName, claim }: SocialWish, hasPicture: boolean): string {
  const room = hasPicture ? pictureBox.left - margin - 24 : width - 2 * margin
  const name = lettered(title, { font: semibold, size: hasPicture ? 46 : 72, room, lines: 4 })
  const said = lettered(text, { font: regular, size: hasPicture ? 24 : 34, room, lines: 3 })
  const top = hasPicture ? 112 : 200
  const foot = lettered(shopName, { font: semibold, size: 34, room: 400, lines: 1 })
  const promise = lettered(claim, { font: regular, size: 22, room, lines: 1 })

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>
${at(name, margin, top, colours.ink)}
${at(said, margin, top + name.height + (hasPicture ? 52 : 76), colours.muted)}
<g transform="translate(${margin} ${height - 132}) scale(1.7)">${mark}</g>
${at(foot, margin + 54, height - 106, colours.ink)}
${at(promise, margin, height - 58, colours.muted)}
</svg>`
}

/** The shop's mark (`storefront/parts/header/logo.tsx`), 24 by 24. */
const mark = `<path d="M1.75 3h20.5a.75.75 0 0 1 .75.75v1.5a.75.75 0 0 1-.75.75H1.75A.75.75 0 0 1 1 5.25v-1.5A.75.75 0 0 1 1.75 3z" fill="${colours.ink}"/><path d="M2.4 8.25H11V21.5H5.9a2 2 0 0 1-2-1.75z" fill="${colours.primary}"/><path d="M13 8.25h8.6l-1.5 11.5a2 2 0 0 1-2 1.75H13z" fill="${colours.ink}"/>`

const at = ({ path }: Lettering, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
