import { isId } from '../../values/ids.ts'
import type { MailId } from './mail.ts'

/** What a mail server sends back about a mail it took and could not bring. */
export type Bounce = { mailId: MailId; isFinal: boolean; reason: string }

/**
 * Reads a delivery report (RFC 3464). The mail is known by its Message-ID, which is its id here: reports carry the header of
 * what they are about. Null when it is no report, or about nothing of ours.
 */
export function readBounce(report: string): Bounce | null {
  const lines = unfolded(report)
  const fieldsOf = (name: string) =>
    lines.flatMap((line) => {
      const [, field = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      return field.toLowerCase() === name ? [value.trim()] : []
    })

  const action = fieldsOf('action')[0]?.toLowerCase()
  const status = fieldsOf('status').find((value) => /^[245]\.\d{1,3}\.\d{1,3}/.test(value)) ?? ''
  if (!action && !status) return null
  const mailId = fieldsOf('message-id')
    .map(ownId)
    .findLast((id) => id !== null)
  if (!mailId) return null

  const said = fieldsOf('diagnostic-code')[0]?.replace(/^smtp;\s*/i, '')
  const isFinal = action ? action === 'failed' : status.startsWith('5')
  return { mailId, isFinal, reason: [status, said].filter(Boolean).join(' ') || 'came back' }
}

/** A line that begins with a space goes on with the one before. */
const unfolded = (text: string): string[] => text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)

function ownId(messageId: string): MailId | null {
  const id = /^<([0-9a-f]{32})@/.exec(messageId)?.[1]
  // By its form; whether there is such a mail is looked up.
  return isId(id) ? (id as MailId) : null
}
