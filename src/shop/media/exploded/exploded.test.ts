import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FitLimits } from '../drawings/facts.ts'
import { crosses } from '../drawings/views.ts'
import { factsOfCatalogue } from '../pictures/catalogue-facts.ts'
import { explode } from './exploded.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../db/seed/${name}.json`, import.meta.url), 'utf8'))
const { parts } = read('spare-parts')
const { products } = read('products')
const facts = factsOfCatalogue({ systems: products, accessories: [], parts })
const systems = facts.filter(({ kind }) => kind === 'system')
const spares = facts.filter(({ kind }) => kind === 'spare-part')
const groups = Map.groupBy(spares, ({ category }) => category ?? '')
const fit: FitLimits | null = null

describe('an exploded drawing', () => {
  it('shows every part of every group with its number, beside every kind of system', () => {
    const oneOfEachLine = [...new Map(systems.map((system) => [system.line, system])).values()]
    for (const picture of oneOfEachLine) {
      for (const group of groups.values()) {
        const placed = group.map((part, at) => ({ position: at + 1, facts: part }))
        const { svg, spots } = explode({ picture, fit }, placed)

        expect(spots.map(({ position }) => position)).toEqual(placed.map(({ position }) => position))
        for (const { position } of placed) expect(svg).toContain(`>${position}</text>`)
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
          /https?:|data:|<image|<style|<script|NaN|undefined|Infinity/,
        )
        expect(svg.length).toBeLessThan(200_000)
      }
    }
  })

  it('gives every part a place of its own on the sheet', () => {
    const [system] = systems
    for (const group of groups.values()) {
      const { spots } = explode(
        { picture: system!, fit },
        group.map((part, at) => ({ position: at + 1, facts: part })),
      )
      for (const spot of spots) {
        expect(Math.min(spot.x, spot.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(spot.x + spot.w, spot.y + spot.h)).toBeLessThanOrEqual(1.000001)
        expect(spots.filter((other) => other !== spot && crosses(shrunk(other), shrunk(spot)))).toEqual([])
      }
    }
  })

  it('is the same each time', () => {
    const [system] = systems
    const some = spares.slice(0, 5).map((part, at) => ({ position: at + 1, facts: part }))
    expect(explode({ picture: system!, fit }, some)).toEqual(explode({ picture: system!, fit }, some))
  })
})

/** Neighbours share an edge. */
const shrunk = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x: x + 1e-6,
  y: y + 1e-6,
  w: w - 2e-6,
  h: h - 2e-6,
})
