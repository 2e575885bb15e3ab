import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: Buffer }

/**
 * Writes a ZIP archive file by file, so that never more than one of them is in memory. Names are UTF-8. Without ZIP64:
 * 65,535 files and 4 GB at most.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0

  for await (const { name, content } of entries) {
    const packed = deflateRawSync(content)
    const about = aboutFile(name, content, packed, at)
    const head = [signature(0x04034b50), about, bytesOf(name)]

    directory.push(signature(0x02014b50), short(madeBy), about, placeOf(offset), bytesOf(name))
    yield Buffer.concat([...head, packed])
    offset += length(head) + packed.length
  }

  const files = directory.length / partsOfEntry
  const end = [
    short(0),
    short(0),
    short(files),
    short(files),
    long(length(directory)),
    long(offset),
    short(0),
  ]
  yield Buffer.concat([...directory, signature(0x06054b50), ...end])
}

const partsOfEntry = 5
const version = 20
const madeBy = version
/** Names are UTF-8. */
const flags = 0x0800
const deflated = 8

/** What stands of a file both before it and in the directory. */
function aboutFile(name: string, content: Buffer, packed: Buffer, at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()

  return Buffer.concat([
    ...[version, flags, deflated, time, day].map(short),
    ...[crc32(content), packed.length, content.length].map(long),
    ...[bytesOf(name).length, 0].map(short),
  ])
}

/** No comment, first disk, no attributes, and where the file begins. */
const placeOf = (offset: number) => Buffer.concat([short(0), short(0), short(0), long(0), long(offset)])

const signature = (number: number) => long(number)
const bytesOf = (name: string) => Buffer.from(name, 'utf8')
const length = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

function short(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(number)
  return bytes
}

function long(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
