/** What we use of it; it comes without types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number; default: number }>
      /** OpenType feature tags; all others are left out. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
