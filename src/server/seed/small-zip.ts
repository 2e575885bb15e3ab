import { crc32 } from 'node:zlib'

/** An archive of a few small files, stored as they are. */
export function smallZip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0

  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const common = commonHeader(name, content)
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), content])

    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.concat([signature(0x02014b50), version, common, place, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }

  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, index, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Version 2.0, nothing compressed, 1 January 2026: the same content gives the same bytes. */
function commonHeader(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(content.length, 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}
