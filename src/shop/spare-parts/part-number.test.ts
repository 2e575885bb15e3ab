import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedPart } from './part-number.ts'

const first = (typed: string) => typedPart(typed).numbers.map(({ readings }) => readings[0])
const partNumber = fc
  .tuple(fc.integer({ min: 70, max: 79 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 999 }))
  .map(([family, group, running]) => [
    String(family),
    String(group).padStart(2, '0'),
    String(running).padStart(3, '0'),
  ])

describe('the number of a part', () => {
  it.each([
    '71.01.001',
    '7101001',
    '71 01 001',
    '71-01-001',
    '71/01/001',
    '71_01_001',
    '71 . 01 . 001',
    '71–01–001',
    ' 71.01.001 ',
    '71.O1.OO1',
    '71.o1.0o1',
    '7I.0I.00I',
    '7l.0l.00l',
    '71O1OO1',
    '71.1.1',
    '071.001.0001',
    '71,01,001',
    '７１.０１.００１',
  ])('%j is 71.01.001', (typed) => {
    expect(typedPart(typed).numbers[0]?.readings).toContain('7101001')
    expect(typedPart(typed).words).toBe('')
  })

  it.each([
    'Art. 71.01.001',
    'Art.-Nr. 7101001',
    'Artikel-Nr.: 71.01.001',
    'art nr 71 01 001',
    'Item no. 71.01.001',
    'Codice articolo: 71.01.001',
    'N° d’article 71.01.001',
    'Réf. 71.01.001',
    'Ersatzteilnummer 71.01.001',
    '#71.01.001',
  ])('%j is 71.01.001 and nothing else', (typed) => {
    expect(typedPart(typed)).toMatchObject({ numbers: [{ readings: ['7101001'] }], words: '' })
  })

  it.each([
    ['7101', ['7101']],
    ['01.001', ['01001']],
    ['001', ['001']],
    ['71.1', ['7101']],
    ['O1.OO1', ['01001']],
    ['01.OO1', ['01001']],
    ['71.01.001 und 71.01.002', ['7101001', '7101002']],
  ])('%j is a part of one, or several', (typed, numbers) => expect(first(typed)).toEqual(numbers))

  it.each([
    '17 l',
    '35l',
    '500',
    '55',
    'X-LINE 60',
    'S35',
    'il',
    'lo',
    'O',
    'Oil',
    'Deckel M',
    '71a1001',
    '',
    '...',
  ])('%j is none', (typed) => {
    expect(typedPart(typed).numbers).toEqual([])
    expect(typedPart(typed).words).toBe(typed)
  })

  it('stands among words', () => {
    expect(typedPart('Führung 71.01.001 links')).toMatchObject({
      numbers: [{ readings: ['7101001'] }],
      words: 'Führung links',
    })
  })

  it('is read whatever stands between its parts, and whichever zeros and ones are letters', () => {
    fc.assert(
      fc.property(
        partNumber,
        fc.constantFrom('', ' ', '.', '-', '/', ' . ', '_'),
        fc.constantFrom('0', 'O', 'o'),
        fc.constantFrom('1', 'I', 'l'),
        (parts, between, zero, one) => {
          const [family = '', ...rest] = parts
          const typed = [family, ...rest.map((part) => part.replaceAll('0', zero).replaceAll('1', one))]
          expect(typedPart(typed.join(between)).numbers[0]?.readings).toContain(parts.join(''))
        },
      ),
    )
  })

  it('has an end', () => {
    expect(typedPart('7101 x '.repeat(500)).numbers.length).toBeLessThanOrEqual(8)
  })

  it('is digits and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        for (const { readings } of typedPart(typed).numbers)
          expect(readings.every((reading) => /^\d+$/.test(reading))).toBe(true)
      }),
    )
  })
})
