import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOrderLines } from './order-line.ts'
import { readOrder } from './read-order.ts'

/** The likeliest number of each line with its quantity and note; 1 where nothing is said, the text where it is no number. */
const read = (...lines: readonly string[]) =>
  readOrder(lines).lines.map(({ readings: [reading], note }) => {
    if (!reading) return [null, null, note]
    const { quantity } = reading
    const pieces =
      quantity.kind === 'none' ? 1 : quantity.kind === 'unreadable' ? quantity.typed : quantity.quantity
    return [reading.number, pieces, note]
  })

describe('a line of a mail', () => {
  it.each([
    ['71.01.001', '71.01.001', 1],
    ['7101001', '7101001', 1],
    ['2x 71.01.001 Scharnier', '71.01.001', 2],
    ['2 x 71.01.001', '71.01.001', 2],
    ['71.01.001 x 4', '71.01.001', 4],
    ['71.01.001 x4 Führung', '71.01.001', 4],
    ['Art. 7101001 - 3 Stk', '7101001', 3],
    ['Art.-Nr. 71.01.001, 3 Stück', '71.01.001', 3],
    ['3 Stk. 71.01.001 Führung links 400 mm', '71.01.001', 3],
    ['3 71.01.001', '71.01.001', 3],
    ['71.01.001 3', '71.01.001', 3],
    ['71.01.001: 12', '71.01.001', 12],
    ['71.01.001 - 12', '71.01.001', 12],
    ['71.01.001 Menge: 5', '71.01.001', 5],
    ['qty 5 of 71.01.001', '71.01.001', 5],
    ['quantité: 7, réf. 71.01.001', '71.01.001', 7],
    ['71.01.001 — 3 pz', '71.01.001', 3],
    ['n. 6 pezzi 71.01.001', '71.01.001', 6],
    ['> 71.01.001 2 Stk', '71.01.001', 2],
    ['> > 2x 71.01.001', '71.01.001', 2],
    ['- 71.01.001, 4 pcs', '71.01.001', 4],
    ['• 2x 71.01.001', '71.01.001', 2],
    ['1. 71.01.001', '71.01.001', 1],
    ['1) 71.01.001 - 3 Stk', '71.01.001', 3],
    ['71.01.001 Führung links, Nennlänge 400 mm', '71.01.001', 1],
    ['71.03.002 Behälter 35 l', '71.03.002', 1],
    ['71.01.001 Scharnier 3', '71.01.001', 3],
    ['11.55.4017.1 2 Stk', '11.55.4017.1', 2],
    ['71.O1.OO1 2x', '71.O1.OO1', 2],
    ['Bestellung 2026-118: 2x 71.01.001', '71.01.001', 2],
    ['X60-M35 2x', 'X60-M35', 2],
  ])('%j asks for %s, %s times', (line, number, quantity) => {
    expect(read(line)).toEqual([[number, quantity, '']])
  })

  it('may write the number with spaces, and then both ways to read it are kept', () => {
    const [line] = readOrder(['71 01 001 3']).lines

    expect(line?.readings.map(({ number }) => number)).toEqual(['71 01 001 3', '71 01 001'])
    expect(line?.readings[1]?.quantity).toEqual({ kind: 'typed', quantity: 3 })
  })

  it.each([
    ['3 POT grün', 'POT', 3],
    ['POT Anthrazit x 2', 'POT', 2],
    ['2 hb-duo', 'hb-duo', 2],
    ['Bitte 4 Stk HB-DUO', 'HB-DUO', 4],
  ])('%j may ask for an article called %s, %s times', (line, number, quantity) => {
    const [{ readings } = { readings: [] }] = readOrder([line]).lines
    expect(readings).toContainEqual({ number, quantity: { kind: 'typed', quantity }, isName: true })
  })

  it('says how many even where it names no number', () => {
    const [line] = readOrder(['3 Scharniere für unten']).lines
    expect(line?.quantity).toEqual({ kind: 'typed', quantity: 3 })
  })

  it('names the job behind the number', () => {
    expect(read('2x 71.01.001, Kommission: Huber')).toEqual([['71.01.001', 2, 'Huber']])
    expect(read('71.01.001 3 Stk (Projekt: Haus am See)')).toEqual([['71.01.001', 3, 'Haus am See']])
    expect(read('71.01.001 # Küche Huber')).toEqual([['71.01.001', 1, 'Küche Huber']])
  })

  it('names the job for all lines below it', () => {
    const order = readOrder(['Kommission: Huber\n71.01.001\n71.01.002\nChantier: Favre\n71.01.003'])

    expect(order.lines.map(({ note }) => note)).toEqual(['Huber', 'Huber', 'Favre'])
    expect(order.headings).toBe(2)
  })

  it('without a number stays a line', () => {
    expect(read('Guten Tag', 'Bitte liefern Sie:', 'Freundliche Grüße')).toEqual(
      Array(3).fill([null, null, '']),
    )
  })
})

describe('a row of a spreadsheet', () => {
  it('has its cells between tabs, with what stands behind number and quantity as the job', () => {
    expect(
      read('71.01.001\t2\tKüche Huber\n71.01.002\tFührung rechts\t3\n1\t71.01.003\tRolle\t4\tBad Meier'),
    ).toEqual([
      ['71.01.001', 2, 'Küche Huber'],
      ['71.01.002', 3, ''],
      ['71.01.003', 4, 'Bad Meier'],
    ])
  })

  it('may begin with empty cells', () => {
    expect(read('\t\t71.01.001\t2')).toEqual([['71.01.001', 2, '']])
  })

  it('writes pieces with decimals and with units', () => {
    expect(read('71.01.001\t2,00', '71.01.002\t1.000', '71.01.003\t3 Stk', "71.01.004\t1'200")).toEqual([
      ['71.01.001', 2, ''],
      ['71.01.002', 1, ''],
      ['71.01.003', 3, ''],
      ['71.01.004', 1200, ''],
    ])
  })
})

describe('a CSV file', () => {
  it.each([
    ['Artikelnummer;Menge;Kommission', 'German'],
    ['Art.-Nr.;Anzahl;Projekt', 'German, short'],
    ['Item number;Quantity;Job name', 'English'],
    ['SKU;Qty;Project', 'English, short'],
    ['Codice articolo;Quantità;Commessa', 'Italian'],
    ['Articolo;Q.tà;Cantiere', 'Italian, short'],
    ['Référence;Quantité;Chantier', 'French'],
    ["N° d'article;Qté;Projet", 'French, short'],
  ])('has a header: %s (%s)', (header) => {
    const order = readOrder([`\uFEFF${header}\r\n71.01.001;2;Huber\r\n71.01.002;;Meier\r\n`])

    expect(order.headings).toBe(1)
    expect(order.lines.map(({ note }) => note)).toEqual(['Huber', 'Meier'])
    expect(read(`${header}\n71.01.001;2;Huber`)).toEqual([['71.01.001', 2, 'Huber']])
  })

  it('may have its columns in any order', () => {
    expect(read('Pos;Bezeichnung;Menge;Kommission;Artikelnummer\n10;Rolle;3;Huber;71.01.001')).toEqual([
      ['71.01.001', 3, 'Huber'],
    ])
  })

  it('may have commas and quotes', () => {
    expect(read('Item,Description,Qty,Job\n"71.01.001","Runner, left",2,"Huber ""Lake"""')).toEqual([
      ['71.01.001', 2, 'Huber "Lake"'],
    ])
    expect(read('71.01.001,2,Huber')).toEqual([['71.01.001', 2, 'Huber']])
  })

  it('takes a comma in a sentence for a comma', () => {
    expect(read('Bitte, wenn möglich, 2x 71.01.001')).toEqual([['71.01.001', 2, '']])
  })

  it('loses nothing to a quote that never ends', () => {
    expect(read('71.01.001;2;"Huber\n71.01.002;3;Meier')).toEqual([
      ['71.01.001', 2, '"Huber'],
      ['71.01.002', 3, 'Meier'],
    ])
    expect(read('50.75.001;1;Siphon 1½"')).toEqual([['50.75.001', 1, 'Siphon 1½"']])
  })
})

describe('fields', () => {
  it('say what they say', () => {
    const { lines, empty } = readOrder([
      { number: '71.01.001', quantity: '2', note: ' Huber ' },
      { number: '', quantity: '', note: '' },
      { number: '71.01.002', quantity: '', note: '' },
      { number: '71.01.003', quantity: '-1', note: '' },
      { number: '', quantity: '3', note: '' },
    ])

    expect(empty).toBe(1)
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 4, 5])
    expect(lines.map(({ readings: [reading] }) => reading?.quantity.kind)).toEqual([
      'typed',
      'none',
      'unreadable',
      undefined,
    ])
    expect(lines[0]?.note).toBe('Huber')
  })
})

describe('an order', () => {
  it('loses no line, whatever stands in it', () => {
    const row = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('', ' ', '\t', '71.01.001', 'Menge;Artikel', 'Auftrag: x', '> 2x 7101001', '"', ';;;'),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const text = rows.map((one) => one.replaceAll(/[\r\n\u2028\u2029]/g, ' ')).join('\n')
        const { lines, empty, headings } = readOrder([text])
        const places = text.split('\n')
        if (places.length > 1 && places.at(-1) === '') places.pop()

        expect(lines.length + empty + headings).toBe(places.length)
        expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
      }),
    )
  })

  it('counts empty lines and says where each line stood', () => {
    const order = readOrder(['71.01.001\n\n  \n71.01.002\n'])

    expect(order.empty).toBe(2)
    expect(order.lines.map(({ line }) => line)).toEqual([1, 4])
  })

  it('is read quickly, however long its lines', () => {
    const { lines, empty, headings } = readOrder([
      `${'9 '.repeat(5_000)}\n${'1.'.repeat(5_000)}\n${'x'.repeat(20_000)}\n${'"'.repeat(9_999)};1`,
      `Job: x${' '.repeat(50_000)}y`,
      `71.01.001${' '.repeat(50_000)}3`,
      ...Array(mostOrderLines).fill('2x 71.01.001 Scharnier'),
    ])
    expect(lines.length + empty + headings).toBe(mostOrderLines + 6)
  })
})
