import { execFileSync } from 'node:child_process'
import { crc32, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ZipEntry, zipped } from './zip.ts'

async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}

async function archiveOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipped(each(entries), new Date('2026-11-22T10:20:30Z'))) parts.push(part)
  return Buffer.concat(parts)
}

/** Reads it from its end, as every program does. */
function readArchive(archive: Buffer): ZipEntry[] {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let place = archive.readUInt32LE(end + 16)

  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(place)).toBe(0x02014b50)
    const [nameLength, packed, at] = [
      archive.readUInt16LE(place + 28),
      archive.readUInt32LE(place + 20),
      archive.readUInt32LE(place + 42),
    ]
    const name = archive.subarray(place + 46, place + 46 + nameLength).toString()
    expect(archive.readUInt32LE(at)).toBe(0x04034b50)
    expect(archive.subarray(at + 30, at + 30 + nameLength).toString()).toBe(name)
    const content = inflateRawSync(archive.subarray(at + 30 + nameLength, at + 30 + nameLength + packed))
    expect(crc32(content)).toBe(archive.readUInt32LE(place + 16))
    expect(content.length).toBe(archive.readUInt32LE(place + 24))
    place += 46 + nameLength
    return { name, content }
  })
}

describe('an archive', () => {
  it('gives back what was put in, file by file', async () => {
    const file = fc.record({
      name: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
      content: fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 8 }), async (files) => {
        expect(readArchive(await archiveOf(files))).toEqual(files)
      }),
    )
  })

  it('is one for other programs, with names in any letters and the time it was made', async () => {
    const archive = await archiveOf([
      { name: 'data.json', content: Buffer.from('{"name":"Zoë"}') },
      { name: 'documents/Lieferschein-L100001é.pdf', content: Buffer.alloc(70_000, 'x') },
    ])
    const script = `
import sys, io, zipfile
archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
print(archive.testzip(), [(i.filename, i.file_size, i.date_time) for i in archive.infolist()])`
    const said = execFileSync('python3', ['-c', script], { input: archive }).toString()
    expect(said.trim()).toBe(
      "None [('data.json', 15, (2026, 11, 22, 10, 20, 30)), " +
        "('documents/Lieferschein-L100001é.pdf', 70000, (2026, 11, 22, 10, 20, 30))]",
    )
  })
})
