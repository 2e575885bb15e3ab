import type { Translated } from '../../values/translated.ts'
import type { FitFigures } from './fit-figures.ts'
import type { Length, SystemType } from './measures.ts'

/** What staff say of the configurator: its types, inputs, messages and figures (`db/seed/configurator.json`); lengths in mm. */
export type Configurator = {
  systemTypes: readonly SystemTypeText[]
  inputs: Readonly<Record<string, MeasureText>>
  /** By the code of a reason, an assumption, a warning or an error; {actual}, {required}, {diff}, {suggest} are filled in. */
  messages: Readonly<Record<string, Translated>>
  drawerDeductions: Readonly<Record<string, number>>
  nominalLengths: readonly number[]
  bodyToInstallationDepthAllowance: number
  runnerClearance: number
  fillers: readonly { itemNumber: string; lines: readonly string[]; upTo: number }[]
}

export type SystemTypeText = {
  id: SystemType
  name: Translated
  help: Translated
  lines: readonly string[]
  inputsMain: readonly string[]
  inputsMore: readonly string[]
  /** One of each row has to be known: "insideWidth|fullWidth+edgeWidth" is one, or two together. */
  required: readonly string[]
}

export type MeasureText = {
  symbol: string
  unit?: 'mm'
  plausible?: readonly [min: number, max: number]
  productRange?: readonly [min: number, max: number]
  default?: number | string
  /** What most people measure. */
  common?: readonly number[]
  /** Of what is chosen, not measured. */
  values?: readonly (string | number)[]
  name: Translated
  definition?: Translated
}

/** What of it the rules are told with. */
export function figuresOf({ inputs, systemTypes, fillers, ...figures }: Configurator): FitFigures {
  const plausible = Object.entries(inputs).flatMap(([name, { plausible }]) =>
    plausible ? [[name, plausible] as const] : [],
  )
  return {
    bodyWidthRange: inputs.bodyWidth?.productRange ?? [0, Number.MAX_SAFE_INTEGER],
    plausible: Object.fromEntries(plausible),
    sideWallThickness: Number(inputs.sideWallThickness?.default ?? 0),
    drawerDeductions: figures.drawerDeductions,
    nominalLengths: figures.nominalLengths.toSorted((one, other) => one - other),
    runnerClearance: figures.runnerClearance,
    bodyToInstallationDepth: figures.bodyToInstallationDepthAllowance,
    required: {
      complete: requiredOf(systemTypes, 'complete'),
      'existing-pullout': requiredOf(systemTypes, 'existing-pullout'),
      'swing-door': requiredOf(systemTypes, 'swing-door'),
      'free-standing': requiredOf(systemTypes, 'free-standing'),
    },
    fillers: fillers.map(({ itemNumber, ...filler }) => ({ productNumber: itemNumber, ...filler })),
  }
}

const requiredOf = (types: readonly SystemTypeText[], type: SystemType) =>
  (types.find(({ id }) => id === type)?.required ?? []).map((row) =>
    // Names of measures, by the contract of the data.
    row.split('|').map((way) => way.split('+') as Length[]),
  )
