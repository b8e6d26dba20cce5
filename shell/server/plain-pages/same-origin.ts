import type { IncomingHttpHeaders } from 'node:http'
import { isUrlOfHost } from '@closyyy/gateway/url-host'

/**
 * Returns whether a page of this shop, or the visitor, sent a form. Browsers without fetch metadata send the origin or
 * the referrer; hosts are compared, because a proxy may terminate TLS.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return isUrlOfHost(headers.origin ?? headers.referer ?? '', host)
}
