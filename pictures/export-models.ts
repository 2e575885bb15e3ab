import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { materials, meshOf } from '../src/shop/media/pictures/mesh-of.ts'
import { allFacts } from './catalogue.ts'

// node pictures/export-models.ts <folder> [item number ...]; without numbers, everything.
const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where the models go: node pictures/export-models.ts <folder>')

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'materials.json'), JSON.stringify(materials))
for (const facts of allFacts()) {
  if (wanted.length > 0 && !wanted.includes(facts.itemNumber)) continue
  const model = { ...meshOf(facts), kind: facts.kind, line: facts.kind === 'system' ? facts.line : null }
  writeFileSync(join(folder, `${facts.itemNumber}.json`), JSON.stringify(model))
}
