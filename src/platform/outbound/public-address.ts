import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Where the shop may send something on somebody's word. */
export type OutboundRules = { httpsOnly: boolean; allowPrivate: boolean }

/** Why nothing may be sent to an address; null when it may. What its name leads to is looked at when it is sent. */
export function outboundProblem(url: string, { httpsOnly, allowPrivate }: OutboundRules): string | null {
  if (!URL.canParse(url)) return 'It is no address.'
  const { protocol, username, password, hostname } = new URL(url)

  if (protocol !== 'https:' && (httpsOnly || protocol !== 'http:')) return 'It has to begin with https://.'
  if (username || password) return 'It must not hold a password.'
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && isPrivate(host)) return 'It leads into a private network.'
  return null
}

/**
 * Finds the addresses of a name and refuses private ones. The connection is made to what was found here, so
 * that a name cannot lead elsewhere a moment later.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} leads nowhere.`), '', 0)
    if (found.some(({ address }: LookupAddress) => isPrivate(address))) {
      return callback(new Error(`${hostname} leads into a private network.`), '', 0)
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

/** Whatever is not an address of the open internet (IANA's special-purpose registries). An IPv4 address in IPv6 dress is judged as IPv4. */
export const isPrivate = (address: string): boolean =>
  closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(net, bits, 'ipv6')
}
