/** At speed 1 a picture drifts by this share of its height on its way through the window, up and down together. */
const share = 0.12

/** How far something is shifted, in px, when its middle is where it is; nothing in the middle of the window. */
export function drift({ top, height }: { top: number; height: number }, windowHeight: number, speed: number) {
  const way = (top + height / 2 - windowHeight / 2) / ((windowHeight + height) / 2)
  const shift = -Math.max(-1, Math.min(1, way)) * (share / 2) * height * speed
  return Math.round(shift * 10) / 10 || 0
}
