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
  address: string
  close: () => Promise<void>
}

/** Photos that the floor loads at once with high priority; the rest are lazy, as a careful page does. */
const EAGER = 2

const STYLE =
  'body{margin:16px;font:16px/1.5 sans-serif}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}img{width:100%;height:auto}'

/**
 * Serves the least page that shows the same first photos: one static HTML file, its style inlined, no script, under the
 * shop's own security headers. The photos come through it from the shop, byte for byte.
 */
export async function serveFloorPage(origin: string, photos: FloorPhoto[]): Promise<FloorPage> {
  const html = gzipSync(floorHtml(photos), { level: 9 })
  const headers = await securityHeaders(origin)
  const kept = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      const own = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
      response.writeHead(200, { ...headers, ...own }).end(html)
      return
    }
    const photo = kept.get(path) ?? (await fetchPhoto(origin + path))
    kept.set(path, photo)
    response.writeHead(200, { 'content-type': photo.type }).end(photo.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => closing(server) }
}

/** The shop's headers that set a page apart, so that both are opened alike; the policy takes the floor's own style. */
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

async function fetchPhoto(address: string) {
  const response = await fetch(address)
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

function closing(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}

function floorHtml(photos: FloorPhoto[]): string {
  const cards = photos.map((photo, index) => {
    const priority = index < EAGER ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<li><img ${priority} src="${photo.src}" srcset="${photo.srcset}" sizes="${photo.sizes}" width="${photo.width}" height="${photo.height}" alt=""><b>Embroidered lawn kurti</b><p>Rs.1,250</p></li>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><style>${STYLE}</style><h1>Floor</h1><ul>${cards.join('')}</ul></html>`
}
