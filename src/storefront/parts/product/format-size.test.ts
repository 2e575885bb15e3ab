import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [1, '1 KB'],
  [430_080, '420 KB'],
  [1_887_437, '1.8 MB'],
  [1_048_576, '1 MB'],
  [5_347_738, '5.1 MB'],
])('a file of %i bytes has %s', (bytes, said) => expect(formatSize(bytes)).toBe(said))
