import { describe, expect, it } from 'vitest'
import type { FitPassport } from './fit-passport.ts'
import { de } from './passport-words/de.ts'
import { en } from './passport-words/en.ts'
import { fr } from './passport-words/fr.ts'
import { it as italian } from './passport-words/it.ts'
import { sayMeasured, sayPurpose, sayShortly } from './say-purpose.ts'

const passport: FitPassport = {
  systemType: 'complete',
  measures: { installationHeight: 480, bodyWidth: 600.5, installationDepth: 1200 },
  usable: { width: 562.5, height: 480, depth: 1200 },
  status: 'fits-assumed',
  assumptions: ['ASSUMED_SIDE_WALL'],
  fillers: [],
  engine: '1',
  figures: 'ab12cd34',
}
const nbsp = '\u00a0'

describe('the purpose of a line', () => {
  it('is nothing to say for most lines', () => {
    expect(sayPurpose({}, de)).toEqual([])
  })

  it('is a job by its name', () => {
    expect(sayPurpose({ job: 'Küche Müller' }, de)).toEqual(['Kommission: Küche Müller'])
    expect(sayPurpose({ job: 'Cuisine' }, fr)).toEqual([`Chantier${nbsp}: Cuisine`])
  })

  it('is what was measured, in the order in which one measures, with what was assumed', () => {
    expect(sayPurpose({ fit: passport }, de)).toEqual([
      `Passt nach Ihren Maßen, unter Annahmen (Komplettsystem): Korpusbreite 600,5${nbsp}mm, Einbauhöhe 480${nbsp}mm, Einbautiefe 1200${nbsp}mm`,
      `Nutzbar: Breite 562,5${nbsp}mm, Höhe 480${nbsp}mm, Tiefe 1200${nbsp}mm; Angenommen: übliche Seitenwandstärke; Prüfregeln 1/ab12cd34`,
    ])
  })

  it('is said in short where there is little room, and without its rules while it may change', () => {
    const purpose = { job: 'Küche Müller', fit: passport }
    expect(sayShortly(purpose, de)).toEqual([
      'Kommission: Küche Müller',
      'Passt nach Ihren Maßen, unter Annahmen',
    ])
    expect(sayMeasured(purpose, de)).toEqual([
      'Kommission: Küche Müller',
      expect.stringContaining('Korpusbreite 600,5'),
      'Angenommen: übliche Seitenwandstärke',
    ])
  })

  it('says no as it says yes', () => {
    const said = (words: typeof de) => sayPurpose({ fit: { ...passport, status: 'no-fit' } }, words)[0]
    expect(said(en)).toMatch(/^Does not fit your measurements \(complete system\): body width 600\.5/)
    expect(said(italian)).toMatch(/^Non adatto alle Sue misure/)
    expect(said(fr)).toMatch(/^Ne convient pas à vos mesures/)
  })

  it('names what makes it fit, and drawers as their makers do', () => {
    const fit: FitPassport = {
      ...passport,
      systemType: 'existing-pullout',
      measures: { fullWidth: 500, drawerSystem: 'blum-legrabox', doorCount: 2, hingeSide: 'left' },
      usable: { width: null, height: null, depth: null },
      assumptions: [],
      fillers: ['50.55.100'],
    }
    expect(sayPurpose({ fit }, de)).toEqual([
      `Passt nach Ihren Maßen, unter Annahmen (bestehender Auszug): Gesamtbreite 500${nbsp}mm, Schubladensystem Blum Legrabox, 2 Türen, Band links`,
      'Passt mit 50.55.100; Prüfregeln 1/ab12cd34',
    ])
  })

  it('needs no measures to be said', () => {
    expect(sayPurpose({ fit: { ...passport, systemType: 'free-standing', measures: {} } }, en)[0]).toBe(
      'Fits your measurements, with assumptions (free-standing)',
    )
  })
})
