import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether a page of this shop, or the visitor, sent a form. Browsers without fetch metadata send the origin or
 * the referrer; hosts are compared, because a proxy may terminate TLS.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = headers.origin ?? headers.referer ?? ''
  return URL.canParse(source) && new URL(source).host === host
}
