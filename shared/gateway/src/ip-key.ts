import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
const KEY = /^[\da-f]{1,4}(:[\da-f]{1,4}){3}::\/64$/
const UNKNOWN = 'unknown'

/** Returns the eight groups of an IPv6 address, without its zone. */
function groupsOf(ip: string): string[] {
  // Writes an embedded IPv4 address as two groups.
  const canonical = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [before = '', after = ''] = canonical.split('::')
  const [head, tail] = [before, after].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail]
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 5).some(group => group !== '0') || groups[5] !== 'ffff') return undefined
  return groups
    .slice(6)
    .map(group => Number.parseInt(group, 16))
    .flatMap(value => [value >> 8, value & 0xff])
    .join('.')
}

/**
 * Returns the key by which a client is limited: its IPv4 address, or the /64 of its IPv6 address, because one line has
 * all IPs of a /64 (RFC 6177). Returns a key unchanged, and `unknown` for anything else.
 */
export function ipKey(ip: string): string {
  if (isIPv4(ip) || KEY.test(ip)) return ip
  if (!isIPv6(ip)) return UNKNOWN
  const groups = groupsOf(ip)
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** A /48 may use this many times the limit of one of its /64. */
export const SITE_FACTOR = 10

/** Returns the /48 around the key of an IPv6 address, which a provider may give to one customer; else undefined. */
export function siteKey(key: string): string | undefined {
  return KEY.test(key) ? `${key.split(':').slice(0, 3).join(':')}::/48` : undefined
}
