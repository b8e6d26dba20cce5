/** The service worker's cache of visited documents, oldest first. */
const DOCUMENTS = 'closyyy-documents'
const MAX_PAGES = 8

export interface CachedPage {
  path: string
  title: string
  direction: string
}

export async function readCachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window) || !(await caches.has(DOCUMENTS))) return []
  const cache = await caches.open(DOCUMENTS)
  const requests = (await cache.keys()).filter(({ url }) => url !== window.location.href).slice(-MAX_PAGES)
  const pages = requests.map(async request => {
    const html = (await (await cache.match(request))?.text()) ?? ''
    // Parses the title alone because this page's content policy would block the styles of another page.
    const [start = ''] = /^[\s\S]*?<html [^>]*>/.exec(html) ?? []
    const [titleTag = ''] = /<title[\s\S]*?<\/title>/.exec(html) ?? []
    const { title, dir: direction } = new DOMParser().parseFromString(start + titleTag, 'text/html')
    const { pathname, search } = new URL(request.url)
    return { path: pathname + search, title: title || pathname, direction }
  })
  return (await Promise.all(pages)).reverse()
}
