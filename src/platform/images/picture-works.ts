import { drawSocialPicture } from './draw-social-picture.ts'
import { makeRendition } from './make-rendition.ts'

/** All that is done to pictures, in a process of its own. */
export const pictureWorks = { rendition: makeRendition, social: drawSocialPicture }

export type PictureWork = keyof typeof pictureWorks
export type Given<Work extends PictureWork> = Parameters<(typeof pictureWorks)[Work]>

export type Asked = { id: number; work: PictureWork; given: readonly unknown[] }
export type Answered = { id: number; made: Uint8Array } | { id: number; problem: string }
