import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

interface FloorPhoto {
  src: string
  srcset: string
  sizes: string
  width: string
  height: string
}

export interface FloorPage {
  url: string
  close: () => Promise<void>
}

/** Number of photos that the floor page loads eagerly with high priority; the rest are lazy. */
const EAGER_COUNT = 2

const STYLE =
  'body{margin:16px;font:16px/1.5 sans-serif}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}img{width:100%;height:auto}'

/**
 * Serves a minimal page with the same first photos: one static HTML file with inline styles and no script, under the
 * shop's security headers. Proxies the photos from the shop unchanged.
 */
export async function serveFloorPage(origin: string, photos: FloorPhoto[]): Promise<FloorPage> {
  const html = gzipSync(floorHtml(photos), { level: 9 })
  const headers = await securityHeaders(origin)
  const cache = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      const own = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
      response.writeHead(200, { ...headers, ...own }).end(html)
      return
    }
    const photo = cache.get(path) ?? (await fetchPhoto(origin + path))
    cache.set(path, photo)
    response.writeHead(200, { 'content-type': photo.type }).end(photo.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => close(server) }
}

/** Returns the shop's isolation headers, so that browsers load both pages alike; the policy allows the floor's style. */
async function securityHeaders(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(origin)
  const isolation = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'origin-agent-cluster']
  const style = createHash('sha256').update(STYLE).digest('base64')
  const policy = headers.get('content-security-policy')?.replace(/style-src [^;]*/, `style-src 'sha256-${style}'`)
  return {
    ...Object.fromEntries(isolation.map(name => [name, headers.get(name) ?? ''])),
    'content-security-policy': policy ?? '',
  }
}

async function fetchPhoto(url: string) {
  const response = await fetch(url)
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}

function floorHtml(photos: FloorPhoto[]): string {
  const cards = photos.map((photo, index) => {
    const priority = index < EAGER_COUNT ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<li><img ${priority} src="${photo.src}" srcset="${photo.srcset}" sizes="${photo.sizes}" width="${photo.width}" height="${photo.height}" alt=""><b>Embroidered lawn kurti</b><p>Rs.1,250</p></li>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><style>${STYLE}</style><h1>Floor</h1><ul>${cards.join('')}</ul></html>`
}
