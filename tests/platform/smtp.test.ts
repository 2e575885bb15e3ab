import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSmtp, type Smtp } from '../../src/platform/mail/smtp.ts'

/** As much of a mail server as it takes to be told a mail. */
let server: Server
let smtp: Smtp
let heard: string[]

beforeEach(async () => {
  heard = []
  server = createServer((socket) => {
    let inLetter = false
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (inLetter) {
          if (line !== '.') continue
          inLetter = false
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          inLetter = true
          socket.write('354 go on\r\n')
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtp = openSmtp(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`) // it listens on a port
})
afterEach(() => {
  smtp.close()
  server.close()
})

const mail = {
  id: 'a1',
  from: 'Trennwerk <shop@shop.example>',
  recipient: 'ada@example.org',
  subject: 'Bestellung 1',
  html: '<p>Grüezi</p>',
  text: 'Grüezi',
}

describe('a mail on its way', () => {
  it('goes to its recipient, as HTML and as text, under a name of its own', async () => {
    await smtp.send(mail)

    expect(heard).toContain('RCPT TO:<ada@example.org>')
    expect(heard).toContain('Message-ID: <a1@shop.example>')
    expect(heard.join('\n')).toMatch(/multipart\/alternative/)
  })

  it('cannot be turned into a mail to somebody else', async () => {
    await smtp.send({ ...mail, subject: 'Hello\r\nBcc: all@example.org\r\n\r\nBuy now' })

    expect(heard.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ada@example.org>'])
    expect(heard.some((line) => /^bcc:/i.test(line))).toBe(false)
  })

  it('fails when nobody takes it', async () => {
    smtp.close()
    await new Promise((resolve) => server.close(resolve))
    const nobody = openSmtp(`smtp://127.0.0.1:1`)

    await expect(nobody.send(mail)).rejects.toThrow()
    nobody.close()
  })
})
