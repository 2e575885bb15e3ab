import type { Session } from './session.ts'

/** Where whoever has something to ask gets a session from. */
export type Sessions = {
  /** Others may use the one that is taken at the same time. */
  readonly shared: boolean
  take(): Session | Promise<Session>
  give(session: Session): void
  end(): Promise<void>
}

/** A session grows with every statement it has prepared, so none lives for ever. */
export const isOld = ({ born }: Session): boolean => Date.now() - born > 45 * 60_000
