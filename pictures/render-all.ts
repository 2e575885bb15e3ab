import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { materials, meshOf } from '../src/shop/media/pictures/mesh-of.ts'
import { allFacts } from './catalogue.ts'
import { type Shot, shots } from './shots.ts'

// node pictures/render-all.ts [view or item number ...]: renders what is missing, the most visible first.
const wanted = process.argv.slice(2)
const here = import.meta.dirname
const masters = join(here, '../db/seed/pictures/products')
// One Blender at a time on a machine, whoever starts it.
const lock = process.env.RENDER_LOCK ?? join(tmpdir(), 'render.lock')
// The first look at a system is worth the most points; rooms need more light to settle than the studio does.
const large = { width: 1600, samples: 16 }
const usual = { width: 1200, samples: 16 }
const inRoom = { width: 1200, samples: 32 }

const facts = new Map(allFacts().map((each) => [each.itemNumber, each]))

let arrived = 0
for (const shot of shots([...facts.values()])) {
  if (wanted.length > 0 && !wanted.includes(shot.view) && !wanted.includes(shot.itemNumber)) continue
  if (existsSync(fileOf(shot))) continue
  await render(shot)
  arrived += 1
  if (arrived % 5 === 0) list()
}
if (arrived > 0) list()

/** Pictures come into the shop by their list. */
function list(): void {
  spawnSync(process.execPath, [join(here, '../src/server/commands/pictures.ts')], { stdio: 'inherit' })
}

async function render(shot: Shot): Promise<void> {
  const known = facts.get(shot.itemNumber)
  if (!known) return
  const folder = mkdtempSync(join(tmpdir(), 'render-'))
  const { width, samples } = sizeOf(shot)
  const model = { ...meshOf(known), kind: known.kind, line: known.kind === 'system' ? known.line : null }
  writeFileSync(join(folder, 'materials.json'), JSON.stringify(materials))
  writeFileSync(join(folder, `${shot.itemNumber}.json`), JSON.stringify(model))
  const picture = join(folder, 'picture.png')
  const words = [folder, shot.itemNumber, shot.view, picture, width, samples].map(String)
  const started = Date.now()
  const studio = join(here, 'studio.py')
  const { status, stdout } = spawnSync('flock', [lock, 'blender', '-b', '-P', studio, '--', ...words], {
    encoding: 'utf8',
  })
  if (existsSync(picture)) {
    mkdirSync(dirname(fileOf(shot)), { recursive: true })
    await sharp(picture).webp({ quality: 88, alphaQuality: 90, effort: 6 }).toFile(fileOf(shot))
    console.info(`${shot.itemNumber} ${shot.view} ${Math.round((Date.now() - started) / 1000)} s`)
  } else {
    console.error(`${shot.itemNumber} ${shot.view} failed (${status})\n${stdout.slice(-1500)}`)
  }
  rmSync(folder, { recursive: true, force: true })
}

function fileOf({ itemNumber, view }: Shot): string {
  return join(masters, itemNumber, `${view}.webp`)
}

function sizeOf({ view, isFace }: Shot) {
  if (view === 'cabinet') return inRoom
  return view === 'hero' && isFace ? large : usual
}
