import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededDealers } from '../../../../tests/seeded-dealers.ts'
import { homeView, inView, type MapView, viewOf, viewRatio } from './map-view.ts'
import { around, type Box, overlap, placeNames } from './place-names.ts'
import { project } from './projection.ts'

const namesIn = (view: MapView, covered: readonly Box[] = []) =>
  placeNames(view, 'de', covered).map(({ name }) => name)

describe('the names on the map', () => {
  it('are those of the neighbours and the large towns', () => {
    expect(namesIn(homeView)).toEqual(
      expect.arrayContaining([
        'Deutschland',
        'Frankreich',
        'Italien',
        'Österreich',
        'Zürich',
        'Genf',
        'Basel',
      ]),
    )
  })

  it('are said in the language of the page', () => {
    const italian = placeNames(homeView, 'it', []).map(({ name }) => name)
    expect(italian).toEqual(expect.arrayContaining(['Germania', 'Zurigo', 'Ginevra']))
    expect(italian).not.toContain('Zürich')
  })

  it.each([
    ['de', 'Österreich Zürich Genf Basel Bern Lugano Lausanne Luzern Chur'],
    ['en', 'Austria Zurich Geneva Basel Bern Lugano Lausanne Lucerne Chur'],
    ['it', 'Austria Zurigo Ginevra Basilea Berna Lugano Losanna Lucerna Coira'],
    ['fr', 'Autriche Zurich Genève Bâle Berne Lugano Lausanne Lucerne Coire'],
  ] as const)('are those of the main towns among all the dealers there are, in %s', (language, expected) => {
    const dots = seededDealers.map(({ lat, lon }) =>
      around(inView(project({ latitude: lat, longitude: lon }), homeView), 0.0105),
    )
    const said = placeNames(homeView, language, dots).map(({ name }) => name)
    expect(said).toEqual(expect.arrayContaining(expected.split(' ')))
    expect(said).toContain(
      { de: 'St. Gallen', en: 'St. Gallen', it: 'San Gallo', fr: 'Saint-Gall' }[language],
    )
  })

  it('that stand apart from their town are led to it, and no line runs under another name', () => {
    const crowd = around(inView(project({ latitude: 47.372, longitude: 8.542 }), homeView), 0.05)
    const placed = placeNames(homeView, 'de', [crowd])
    const zurich = placed.find(({ name }) => name === 'Zürich')
    expect(zurich?.from).not.toBeNull()
    expect(overlap(zurich?.box ?? crowd, crowd)).toBe(false)
    for (const { name, box } of placed.filter(({ name }) => name !== 'Zürich'))
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const [from, to] = [zurich?.from, zurich]
        if (!from || !to) continue
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        expect([name, overlap(around(point, 0), box)]).toEqual([name, false])
      }
  })

  it('leave pins free', () => {
    const zurich = inView(project({ latitude: 47.372, longitude: 8.542 }), homeView)
    expect(namesIn(homeView, [around(zurich, 0.2)])).not.toContain('Zürich')
    expect(namesIn(homeView, [around(zurich, 0.2)])).toContain('Genf')
  })

  it('stay on the map and cover nothing, wherever one looks', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: 38, max: 54, noNaN: true }),
      longitude: fc.double({ min: -4, max: 16, noNaN: true }),
    })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(anywhere, { minLength: 1, maxLength: 8 }),
        fc.array(fc.record({ x: share, y: share }), { maxLength: 12 }),
        (places, pins) => {
          const view = viewOf(places.map(project))
          const covered = pins.map((pin) => around(pin, 0.05))
          const boxes = placeNames(view, 'de', covered).map(({ box }) => box)
          for (const [at, box] of boxes.entries()) {
            expect([...covered, ...boxes.slice(at + 1)].some((other) => overlap(box, other))).toBe(false)
            expect(box.left >= 0 && box.right <= 1 && box.top >= 0 && box.bottom <= 1 / viewRatio).toBe(true)
          }
          const free = placeNames(view, 'de', [{ left: 0, top: 0, right: 1, bottom: 1 }])
          expect(free).toEqual([])
        },
      ),
    )
  })
})
