import { siteKey } from '@closyyy/gateway/ip-key'
import { visitorKey } from '../http/visitor.ts'

const VISITOR_SHARE = 0.2
const SITE_SHARE = 0.5

/** A number of uses until the next restart. */
export interface Quota {
  /** Counts a use. @returns false if everybody, the visitor, or the /48 around an IPv6 address has no uses left */
  allow: (visitor: { ip: string }) => boolean
  restart: () => void
}

/** Creates a quota of which no visitor can use more than a fifth, and no /48 more than half. */
export function createQuota(max: number): Quota {
  const used = new Map<string, number>()
  return {
    allow(visitor) {
      const key = visitorKey(visitor)
      const limits = new Map([
        ['all', max],
        [key, max * VISITOR_SHARE],
        [siteKey(key) ?? key, max * (siteKey(key) ? SITE_SHARE : VISITOR_SHARE)],
      ])
      const uses = [...limits].map(([name, limit]) => ({ name, limit, count: (used.get(name) ?? 0) + 1 }))
      if (uses.some(({ count, limit }) => count > limit)) return false
      for (const { name, count } of uses) used.set(name, count)
      return true
    },
    restart: () => used.clear(),
  }
}
