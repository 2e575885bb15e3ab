import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const pages = openPages()

describe('a page of the catalogue', () => {
  it.each([
    ['the front page', '/'],
    ['a list by its own path', '/trennsysteme/x-line'],
    ['a narrowed list', '/trennsysteme?min-price=50&order=price-asc&p=1'],
    ['spare parts', '/it-IT/ersatzteile'],
    ['a search', '/search?search=deckel'],
    ['a product by its own path', '/x-line-60-trennsystem'],
    ['a product in French', '/fr-FR/x-line-60-systeme-de-tri'],
  ])('asks the database three times at most: %s', async (_name, path) => {
    // The preview of its first picture is remembered from the first time on.
    await pages.ask(path)
    const before = pages.statements().length
    const response = await pages.ask(path)

    expect(response.status).toBe(200)
    expect(pages.statements().slice(before).length).toBeLessThanOrEqual(3)
  })

  it('asks nothing about who is looking when nobody said so', async () => {
    const before = pages.statements().length
    await pages.ask('/newsletter-subscribe')
    expect(pages.statements().slice(before)).toEqual([])
  })
})
