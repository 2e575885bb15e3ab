import type { PassportStatus } from '../fit-passport.ts'
import type { Length, SystemType } from '../measures.ts'
import type { Assumption } from '../usable-space.ts'

/** What is said of a line's purpose, on pages, in mails and on papers. One language stands in each file. */
export type PassportWords = {
  locale: string
  job: string
  measured: Record<PassportStatus, string>
  systemTypes: Record<SystemType, string>
  /** As they stand in the middle of a sentence. */
  lengths: Record<Length, string>
  drawerSystem: string
  /** By the id of a drawer system; the others are the names their makers gave them. */
  drawers: Readonly<Record<string, string>>
  twoDoors: string
  hinge: { left: string; right: string }
  usable: string
  sides: { width: string; height: string; depth: string }
  assumed: string
  assumptions: Record<Assumption, string>
  /** Before the numbers of accessories. */
  filler: string
  /** Before the version of the rules and the mark of their figures. */
  rules: string
  /** What stands between a name and its value. */
  colon: string
}
