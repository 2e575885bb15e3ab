import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

describe('a line', () => {
  it('keeps what is seen and nothing else', () => {
    expect(cleanLine('  Ada \t Lovelace\r\nBcc: x\u0000 ')).toBe('Ada Lovelace Bcc: x')
    expect(cleanLine('\u202Efdp.exe\u200B')).toBe('fdp.exe')
    expect(cleanLine('Zu\u0308rich')).toBe('Zürich')
    expect(cleanLine('O\u2019Neil – Renée, 王')).toBe('O\u2019Neil – Renée, 王')
  })

  it('is one line, and clean it stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanLine(text)
        expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(cleanLine(clean)).toBe(clean)
      }),
    )
  })
})

describe('a text', () => {
  it('keeps its lines', () => {
    expect(cleanText('\r\n Please ring\r\ntwice. \n')).toBe('Please ring\ntwice.')
  })
})
