import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'
import { listPictures } from '../seed/list-pictures.ts'
import type { Master } from '../seed/masters.ts'
import { readSeed } from '../seed/seed-files.ts'
import { command } from '../terminal/command.ts'

const folder = 'db/seed/pictures'
const file = `${folder}/pictures.json`

await command(async () => {
  const masters = await listPictures(join(projectFolder, folder), readSeed<Master[]>('pictures/pictures'))
  const lines = masters.map((master) => ` ${JSON.stringify(master)}`)

  writeFileSync(join(projectFolder, file), `[\n${lines.join(',\n')}\n]\n`)
  const megabytes = masters.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  console.log(`Wrote ${file}: ${masters.length} pictures, ${megabytes.toFixed(1)} MB`)
})
