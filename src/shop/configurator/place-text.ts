import type { MeasuredPlace } from './fit-passport.ts'
import { isSystemType, type Length, lengths, type Measures } from './measures.ts'

/** A measured place in one word for an address: `complete_bodyWidth-600_installationHeight-480.5`. One place, one word. */
export function placeText({ systemType, measures }: MeasuredPlace): string {
  const { drawerSystem, doorCount, hingeSide } = measures
  const parts = [
    ...lengths.flatMap((name) =>
      measures[name] === undefined ? [] : [`${name}-${written(measures[name])}`],
    ),
    ...(drawerSystem ? [`drawerSystem-${drawerSystem}`] : []),
    ...(doorCount ? [`doorCount-${doorCount}`] : []),
    ...(hingeSide ? [`hingeSide-${hingeSide}`] : []),
  ]
  return [systemType, ...parts].join('_')
}

/** The place a text names; null when it is none. */
export function placeFrom(text: string): MeasuredPlace | null {
  if (text.length > longest) return null
  const [systemType = '', ...parts] = text.split('_')
  if (!isSystemType(systemType)) return null

  let measures: Measures = {}
  for (const part of parts) {
    const [, name = '', value = ''] = /^([a-zA-Z]+)-([a-z0-9.-]+)$/.exec(part) ?? []
    const measure = measured(name, value)
    if (!measure) return null
    measures = { ...measures, ...measure }
  }
  return { systemType, measures }
}

/** All there is to say fits easily. */
const longest = 400

function measured(name: string, value: string): Measures | null {
  if (isLength(name)) return /^\d{1,5}(\.\d{1,3})?$/.test(value) ? { [name]: Number(value) } : null
  if (name === 'drawerSystem') return /^[a-z][a-z0-9-]{0,39}$/.test(value) ? { drawerSystem: value } : null
  if (name === 'doorCount')
    return value === '1' || value === '2' ? { doorCount: value === '1' ? 1 : 2 } : null
  if (name === 'hingeSide') return value === 'left' || value === 'right' ? { hingeSide: value } : null
  return null
}

const isLength = (name: string): name is Length => (lengths as readonly string[]).includes(name)

/** A length to the thousandth, which nobody measures. */
const written = (mm: number): string => String(Math.round(mm * 1000) / 1000)
