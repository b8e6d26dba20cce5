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

/**
 * Serves the least page that shows the same first photos: one static HTML file, its style inlined, no script.
 * The photos come through it from the shop, byte for byte.
 */
export async function serveFloorPage(origin: string, photos: FloorPhoto[]): Promise<FloorPage> {
  const html = gzipSync(floorHtml(photos), { level: 9 })
  const kept = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(html)
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
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><style>body{margin:16px;font:16px/1.5 sans-serif}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}img{width:100%;height:auto}</style><h1>Floor</h1><ul>${cards.join('')}</ul></html>`
}
