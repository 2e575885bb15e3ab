import { describe, expect, it } from 'vitest'
import { readBounce } from './bounce.ts'

const id = '0123456789abcdef0123456789abcdef'
const report = ({
  action = 'failed',
  status = '5.1.1',
  original = `<${id}@shop.example>`,
  end = '\r\n',
} = {}) =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: bounces@shop.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <20261122.AB12@mx.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you: that mailbox is unknown here.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ada@example.org',
    ...(action ? [`Action: ${action}`] : []),
    ...(status ? [`Status: ${status}`] : []),
    'Diagnostic-Code: smtp; 550 5.1.1 <ada@example.org>:',
    '    Recipient address rejected: unknown',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Trennwerk <shop@shop.example>',
    `Message-ID: ${original}`,
    '--b--',
  ].join(end)

describe('a report of a mail server', () => {
  it.each(['\r\n', '\n'])('says which mail came back, for good, and why (line end %j)', (end) => {
    expect(readBounce(report({ end }))).toEqual({
      mailId: id,
      isFinal: true,
      reason: '5.1.1 550 5.1.1 <ada@example.org>: Recipient address rejected: unknown',
    })
  })

  it.each([
    [{ action: 'delayed', status: '4.4.1' }, false],
    [{ action: 'failed', status: '4.4.7' }, true],
    [{ action: '', status: '5.2.2' }, true],
    [{ action: '', status: '4.2.2' }, false],
    [{ action: 'delivered', status: '2.0.0' }, false],
    [{ action: 'relayed', status: '2.0.0' }, false],
  ])('with %j is final: %s', (says, isFinal) => {
    expect(readBounce(report(says))?.isFinal).toBe(isFinal)
  })

  it.each([
    '',
    'Hello,\r\n\r\nplease send me an offer. Status: open',
    report({ original: '<somebody@else.example>' }),
    report({ action: '', status: '' }),
    'x'.repeat(100_000),
    `${'\n '.repeat(50_000)}Action: failed`,
  ])('is not about a mail of ours, or none at all (%#)', (text) => {
    expect(readBounce(text)).toBeNull()
  })
})
