/** The cache of visited documents, oldest first; named as in the service worker, which imports nothing. */
const DOCUMENTS = 'closyyy-documents'
const MAX_PAGES = 8

export interface CachedPage {
  path: string
  title: string
  direction: string
}

/** Returns whether a copy of the current page's document can be opened offline. */
export async function isPageCached(): Promise<boolean> {
  return 'caches' in window && (await caches.match(window.location.href, { cacheName: DOCUMENTS })) !== undefined
}

export async function readCachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window) || !(await caches.has(DOCUMENTS))) return []
  const cache = await caches.open(DOCUMENTS)
  const requests = (await cache.keys()).filter(({ url }) => url !== window.location.href).slice(-MAX_PAGES)
  const pages = requests.map(async request => {
    const html = (await (await cache.match(request))?.text()) ?? ''
    const [, direction = 'auto'] = /<html [^>]*\bdir="(\w+)"/.exec(html) ?? []
    const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? []
    const { pathname, search } = new URL(request.url)
    return { path: pathname + search, title: unescapeText(title) || pathname, direction }
  })
  return (await Promise.all(pages)).reverse()
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Reverts React's escaping of text. A parser of HTML would need a policy of Trusted Types that admits any. */
const unescapeText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
