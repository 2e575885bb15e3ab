import { expect, it } from 'vitest'
import { project } from './projection.ts'

const places = {
  zurich: { latitude: 47.373, longitude: 8.541 },
  geneva: { latitude: 46.201, longitude: 6.145 },
  bolzano: { latitude: 46.498, longitude: 11.354 },
  hamburg: { latitude: 53.551, longitude: 10 },
  barcelona: { latitude: 41.384, longitude: 2.176 },
} as const
const apart = (one: keyof typeof places, other: keyof typeof places) => {
  const [from, to] = [project(places[one]), project(places[other])]
  return Math.hypot(from.x - to.x, from.y - to.y) / 10
}

it('has its origin in the middle of Switzerland, the east on the right and the north above', () => {
  expect(project({ latitude: 46.8, longitude: 8.2 }).x).toBeCloseTo(0)
  expect(project({ latitude: 46.8, longitude: 8.2 }).y).toBeCloseTo(0)
  expect(project(places.bolzano).x).toBeGreaterThan(0)
  expect(project(places.hamburg).y).toBeLessThan(0)
})

it.each([
  ['zurich', 'geneva', 224, 1],
  ['zurich', 'bolzano', 235, 1],
  ['zurich', 'hamburg', 695, 8],
  ['zurich', 'barcelona', 836, 8],
] as const)('keeps distances: from %s to %s', (one, other, kilometres, wrongAtMost) => {
  expect(Math.abs(apart(one, other) - kilometres)).toBeLessThanOrEqual(wrongAtMost)
})
