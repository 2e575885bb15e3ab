/** To the kilometre; what is around the corner is not zero. The same on every server and in every browser. */
export const formatKilometres = (kilometres: number): string =>
  kilometres < 1 ? '<\u202f1' : String(Math.round(kilometres))
