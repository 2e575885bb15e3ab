import type { DrawingFacts } from '../drawings/facts.ts'
import { isDrawerLine } from '../pictures/systems/drawer-room.ts'

/** Whether it comes out of a cabinet in one straight movement. */
export const canBePulledOut = ({ picture, fit }: DrawingFacts): boolean =>
  isDrawerLine(picture.line) || fit?.drawerDepth != null
