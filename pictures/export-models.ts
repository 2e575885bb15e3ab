import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOfCatalogue } from '../src/shop/media/pictures/catalogue-facts.ts'
import { materials, meshOf } from '../src/shop/media/pictures/mesh-of.ts'

// node pictures/export-models.ts <folder> [item number ...]; without numbers, everything.
const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say where the models go: node pictures/export-models.ts <folder> [item number ...]')

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'materials.json'), JSON.stringify(materials))
for (const facts of readCatalogue()) {
  if (wanted.length > 0 && !wanted.includes(facts.itemNumber)) continue
  writeFileSync(join(folder, `${facts.itemNumber}.json`), JSON.stringify(meshOf(facts)))
}

function readCatalogue() {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../db/seed/${file}`, import.meta.url), 'utf8'))
  const { products, accessories } = read('products.json')
  return factsOfCatalogue({ systems: products, accessories, parts: read('spare-parts.json').parts })
}
