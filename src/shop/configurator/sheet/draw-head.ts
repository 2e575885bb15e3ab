import { encode } from 'uqr'
import { mm, type Paper, page, tagged, textWidth } from '../../../platform/pdf/paper.ts'
import { heightOf, pale, write } from '../../../platform/pdf/words.ts'
import type { Company } from '../../channel/company.ts'

const codeSize = mm(34)

/** What stands on top of a sheet. */
export type SheetHead = {
  company: Company
  title: string
  intro: string
  /** What the code is for, and where it leads. */
  scan: string
  address: string
}

/** Who it is from, what it is, and a code that leads from the paper into the shop. */
export function drawHead(paper: Paper, { company, title, intro, scan, address }: SheetHead): void {
  const x = page.right - codeSize
  tagged(paper, paper.root, 'P', () => {
    write(paper, company.name, { x: page.left, y: mm(18), width: mm(90) }, { size: 11, bold: true })
  })
  tagged(paper, paper.root, 'Figure', () => drawCode(paper, address, { x, y: mm(17) }), {
    alt: `${scan}: ${address}`,
    bbox: [x, mm(17), page.right, mm(17) + codeSize],
  })
  tagged(paper, paper.root, 'P', () => {
    write(paper, scan, { x, y: mm(18) + codeSize, width: codeSize }, { size: 7, colour: pale })
  })
  // On a screen it can be tapped as well.
  paper.pen.link(x, mm(17), codeSize, codeSize, address)
  paper.y = mm(29)
  const width = textWidth - codeSize - mm(8)
  const style = { size: 19, bold: true }
  tagged(paper, paper.root, 'H1', () => write(paper, title, { x: page.left, y: paper.y, width }, style))
  paper.y += heightOf(paper.pen, title, width, style) + mm(2)
  tagged(paper, paper.root, 'P', () =>
    write(paper, intro, { x: page.left, y: paper.y, width }, { colour: pale }),
  )
  paper.y = Math.max(paper.y + heightOf(paper.pen, intro, width) + mm(5), mm(18) + codeSize + mm(9))
}

/** Dark squares on the paper's own light; the rim it needs is what is left empty around it. */
function drawCode({ pen }: Paper, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const square = codeSize / size
  for (const [row, squares] of data.entries())
    for (const [column, dark] of squares.entries())
      if (dark) pen.rect(x + column * square, y + row * square, square, square)
  pen.fillColor('#000').fill()
}

/** Who it is from, at the foot of every page, with its number. */
export const footOf = (
  paper: Paper,
  { name, street, houseNumber, zip, city, email }: Company,
  said: (number: number, count: number) => string,
) => {
  const us = `${name}, ${street} ${houseNumber}, ${zip} ${city}  ·  ${email}`
  return (number: number, count: number) => {
    const at = { x: page.left, y: mm(284), width: textWidth }
    write(paper, us, at, { size: 7, colour: pale })
    write(paper, said(number, count), at, { size: 7, colour: pale, align: 'right' })
  }
}
