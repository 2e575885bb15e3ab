import { describe, expect, it } from 'vitest'
import { measuresOf, queryOf, readLength, typedInAddress, withFields } from './measuring.ts'

describe('a length as people write it', () => {
  it.each([
    ['600', 600],
    [' 562 ', 562],
    ['562,5', 562.5],
    ['562.5 mm', 562.5],
    ['56,2 cm', 562],
    ['56.2cm', 562],
    ['0.6 m', 600],
    ['1 200', 1200],
    ['1’200', 1200],
    ['0', 0],
  ])('%s is %d mm', (text, mm) => {
    expect(readLength(text)).toBe(mm)
  })

  it.each(['breit', '', 'mm', '60x60', '6 0 0 cm x', '-20', '1e3', '6,0,0', 'NaN'])('%j is none', (text) => {
    expect(readLength(text)).toBeNull()
  })
})

describe('an address', () => {
  it('says what was typed, and nothing that is no measure', () => {
    expect(
      typedInAddress('?bodyWidth=600&utm_source=x&installationHeight=&siphon=1&drawerSystem=unknown'),
    ).toEqual({
      bodyWidth: '600',
      siphon: '1',
    })
  })

  it('is the same for the same place, whatever was typed first', () => {
    const one = queryOf(typedInAddress('?installationHeight=480&bodyWidth=600'))
    const other = queryOf(typedInAddress('?bodyWidth=600&installationHeight=480'))
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })

  it('gives its measures to the rules as numbers, and names what is none', () => {
    expect(
      measuresOf(typedInAddress('?bodyWidth=600,5&installationDepth=tief&doorCount=2&hingeSide=left')),
    ).toEqual({
      measures: { bodyWidth: 600.5, doorCount: 2, hingeSide: 'left' },
      unreadable: ['installationDepth'],
    })
  })

  it('leaves out choices there are not', () => {
    expect(measuresOf({ doorCount: '3', hingeSide: 'top' }).measures).toEqual({})
  })

  it('loses a field that is emptied', () => {
    expect(withFields({ bodyWidth: '600', bodyDepth: '560' }, { bodyDepth: '' })).toEqual({
      bodyWidth: '600',
    })
  })
})
