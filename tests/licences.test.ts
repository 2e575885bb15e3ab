import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** Licences that ask for no more than a notice. LGPL and the like would need a decision of their own. */
const welcome =
  /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|Python-2\.0|Zlib)( OR .+)?$/

/** Of several that hold together each has to be; of several to choose from one. */
const isWelcome = (licence: string) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((one) => welcome.test(one))

/** The shared libraries of sharp, loaded as they are (docs/decisions/0021). */
const loadedLibrary =
  /^node_modules\/@img\/sharp-(libvips-[a-z]+-[a-z0-9]+|libvips-linuxmusl-[a-z0-9]+|win32-[a-z0-9]+|wasm32|webcontainers-wasm32)$/

const root = resolve(import.meta.dirname, '..')
const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
})

it('ships nothing under a licence that would bind the shop', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const unwelcome = shipped
    .map(([path, { license }]) => [path, license ?? licenceInside(path)] as const)
    .filter(
      ([path, licence]) =>
        !isWelcome(licence) && !(loadedLibrary.test(path) && /LGPL-3\.0-or-later/.test(licence)),
    )

  expect(shipped.length).toBeGreaterThan(20)
  expect(unwelcome).toEqual([])
})

/** Old packages name their licence only in their own manifest, or have just its text beside it. */
function licenceInside(path: string): string {
  const manifest = resolve(root, path, 'package.json')
  if (!existsSync(manifest)) return 'unknown'
  const { license } = z
    .object({ license: z.string().optional() })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return license ?? licenceOfText(resolve(root, path, 'LICENSE'))
}

function licenceOfText(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : ''
  return text.includes(mitGrant) && text.includes(mitCondition) ? 'MIT' : 'unknown'
}

const mitGrant =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software'
const mitCondition =
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software'
