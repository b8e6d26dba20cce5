const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Paths consist of slugs and ids, so they need no escaping. */
export interface SitemapEntry {
  path: string
  changedAt?: string
}

export function indexXml(origin: string, partPaths: string[]): string {
  const parts = partPaths.map(path => `<sitemap><loc>${origin}${path}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('')}</sitemapindex>\n`
}

/** One part: at most 50,000 URLs and 50 MB by the protocol. */
export function partXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${changed}</url>\n`
  })
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}
