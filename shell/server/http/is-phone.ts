import type { IncomingHttpHeaders } from 'node:http'

/** True where the browser says so itself (User-Agent Client Hints); one that says nothing is taken for no phone. */
export function isPhone(headers: IncomingHttpHeaders): boolean {
  return headers['sec-ch-ua-mobile'] === '?1'
}
