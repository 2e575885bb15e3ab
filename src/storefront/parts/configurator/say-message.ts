import type { Reason } from '../../../shop/configurator/check-system.ts'
import { spanInMm } from '../../../shop/configurator/drawing/scene.ts'

type Filled = { actual?: number; required?: Reason['required']; diff?: number; suggest?: number | null }

/** A message of the configurator's data with its figures filled in. */
export function sayMessage(
  messages: Readonly<Record<string, string>>,
  code: string,
  filled: Filled = {},
): string {
  const { actual, required, diff, suggest } = filled
  const figures: Readonly<Record<string, string | undefined>> = {
    actual: actual === undefined ? undefined : figure(actual),
    required: required === undefined ? undefined : bound(required),
    diff: diff === undefined ? undefined : figure(diff),
    suggest: suggest === undefined || suggest === null ? undefined : figure(suggest),
  }
  return (messages[code] ?? code).replace(/\{(\w+)\}/g, (slot, name: string) => figures[name] ?? slot)
}

export const sayReason = (
  messages: Readonly<Record<string, string>>,
  { code, actual, required, difference }: Reason,
): string => sayMessage(messages, code, { actual, required, diff: difference })

const figure = (mm: number) => String(Math.round(mm * 100) / 100)

/** The messages say the unit themselves. */
const bound = (required: Reason['required']) =>
  typeof required === 'number'
    ? figure(required)
    : spanInMm({ min: required[0], max: required[1] }).replace(/ mm$/, '')
