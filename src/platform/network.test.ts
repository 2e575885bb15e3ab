import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('whom an address stands for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('%s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))

  it('is the same for all addresses of a household, and another for its neighbour', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
    const host = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(host, host, (one, other) => {
        const at = (place: string, parts: readonly string[]) =>
          networkOf(`2001:db8:7:${place}:${parts.join(':')}`)
        expect(at('1', one)).toBe(at('1', other))
        expect(at('1', one)).not.toBe(at('2', one))
      }),
    )
  })
})
