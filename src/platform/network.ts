import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for where somebody is counted: a household is given 2^64 addresses of version 6 and could
 * come by another one each time, so all of them are one.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip

  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? []
  const [before, after] = [partsOf(head), partsOf(tail)]
  const missing = ip.includes('::') ? Math.max(8 - before.length - after.length, 0) : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An address of version 4 at the end stands for two groups, which lie behind the first four. */
const partsOf = (groups: string): string[] =>
  groups === '' ? [] : groups.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
