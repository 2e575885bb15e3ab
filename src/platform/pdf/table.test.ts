import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../tests/read-pdf.ts'
import { finishPaper, mm, openPaper } from './paper.ts'
import { table } from './table.ts'
import { write } from './words.ts'

const columns = [
  { title: 'No.', width: mm(20) },
  { title: 'Item', width: mm(100), namesRow: true },
  { title: 'Amount', width: mm(50), align: 'right' as const },
]

/** A table of so many rows, each two lines high, with page numbers. */
const drawn = async (rows: number): Promise<Buffer> => {
  const created = new Date('2026-03-02T12:00:00Z')
  const paper = openPaper({ title: 'Größe – ™', author: 'Us', language: 'fr-FR', created })
  table(
    paper,
    columns,
    Array.from({ length: rows }, (_, row) => [
      { text: `row ${row}.` },
      { text: 'Tiroir', notes: ['à 20 pièces'] },
      { text: '1’234.50 €' },
    ]),
  )
  return finishPaper(paper, (number, count) => {
    write(paper, `${number}/${count}`, { x: mm(20), y: mm(280), width: mm(50) })
  })
}

describe('a table of 200 rows', () => {
  it('says every row once, in order, and its header on every page', async () => {
    const { words, pages } = readPdf(await drawn(200))
    const lines = words.split('\n')

    expect(pages).toBeGreaterThan(4)
    expect(lines.filter((line) => line.startsWith('row '))).toEqual(
      Array.from({ length: 200 }, (_, row) => `row ${row}.`),
    )
    expect(lines.filter((line) => line === 'Item')).toHaveLength(pages)
    expect(lines.filter((line) => /^\d+\/\d+$/.test(line))).toEqual(
      Array.from({ length: pages }, (_, page) => `${page + 1}/${pages}`),
    )
  })

  it('is read out as one table with one header', async () => {
    const { tags, objects } = readPdf(await drawn(200))

    expect(tags).toEqual({ Document: 1, Table: 1, TR: 201, TH: 203, TD: 400 })
    expect(objects.match(/\/Scope \/Column/g)).toHaveLength(3)
    expect(objects).toContain('/Lang (fr-FR)')
  })

  it('is the same bytes whenever it is drawn', async () => {
    expect((await drawn(20)).equals(await drawn(20))).toBe(true)
  })

  it('has a glyph for every letter it is asked for', async () => {
    const { words } = readPdf(await drawn(1))
    for (const said of ['Tiroir', 'à 20 pièces', '1’234.50 €']) expect(words).toContain(said)
  })
})
