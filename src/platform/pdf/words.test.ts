import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../tests/read-pdf.ts'
import { finishPaper, mm, openPaper } from './paper.ts'
import { heightOf, write } from './words.ts'

const paper = () =>
  openPaper({
    title: 'x',
    author: 'x',
    language: 'de-DE',
    created: new Date('2026-03-02T12:00:00Z'),
  })

const read = async (text: string): Promise<string> => {
  const drawn = paper()
  write(drawn, text, { x: mm(20), y: mm(20), width: mm(150) })
  return readPdf(await finishPaper(drawn, () => undefined)).words
}

describe('words on paper', () => {
  it.each([
    ['Zoë Łukasz Ćwirko', 'of Europe are as they are'],
    ['Γεώργιος Жанна', 'of its other alphabets as well'],
    ['1\u00a0200.50 €', 'and amounts too'],
  ])('%s: names %s', async (text) => {
    expect(await read(text)).toBe(text)
  })

  it.each([
    ['王小明', '???'],
    ['محمد', '????'],
    ['e\u0301 🇨🇭', 'é ??'],
    ['Z\u0351\u036b\u20dda', 'Za'],
    ['a\u2028b\tc', 'a b c'],
    ['\u202Eevil\u00ad', 'evil'],
  ])('%j, which the typeface cannot write in full, is %j', async (text, written) => {
    expect(await read(text)).toBe(written)
  })

  it('stay within their column, whatever they are made of', () => {
    const { pen } = paper()
    const lines = heightOf(pen, '中'.repeat(100), mm(80)) / heightOf(pen, '中', mm(80))
    expect(lines).toBe(heightOf(pen, '?'.repeat(100), mm(80)) / heightOf(pen, '?', mm(80)))
  })
})
