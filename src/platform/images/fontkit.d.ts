/** What the shop uses of fontkit, which has no types of its own. */
declare module 'fontkit' {
  export type Path = {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  export type Font = {
    unitsPerEm: number
    layout(text: string): {
      advanceWidth: number
      glyphs: readonly { path: Path }[]
      positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
