import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

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

/** Number of photos of the floor page. */
const PHOTO_COUNT = 8

/** Number of photos that the floor page loads eagerly with high priority; the rest are lazy. */
const EAGER_COUNT = 2

/** As the shop's photos. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const STYLE =
  'body{margin:16px;font:16px/1.5 sans-serif}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}img{width:100%;height:auto}'

/** Serves the floor page with the first photos of a page of the shop. */
export async function startFloor(browser: Browser, url: string): Promise<FloorPage> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(url)
  const photos = await page.locator('main img[srcset]').evaluateAll((images, max) => {
    const attribute = (image: Element, name: string) => image.getAttribute(name) ?? ''
    return images.slice(0, max).map(image => ({
      src: attribute(image, 'src'),
      srcset: attribute(image, 'srcset'),
      sizes: attribute(image, 'sizes'),
      width: attribute(image, 'width'),
      height: attribute(image, 'height'),
    }))
  }, PHOTO_COUNT)
  await page.close()
  return serveFloorPage(new URL(url).origin, photos)
}

/**
 * Serves a minimal page with the same first photos: one static HTML file with inline styles and no script, under the
 * shop's security headers. Each photo is in a link to a page of that photo alone, as of a product. Proxies the photos from
 * the shop unchanged.
 */
export async function serveFloorPage(origin: string, photos: FloorPhoto[]): Promise<FloorPage> {
  const html = new Map<string, Buffer>([['/', pageOf('Floor', listHtml(photos))]])
  for (const [index, photo] of photos.entries()) html.set(productPath(index), pageOf(TITLE, productHtml(photo)))
  const headers = await securityHeaders(origin)
  const cache = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const document = html.get(path)
    if (document) {
      const own = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
      response.writeHead(200, { ...headers, ...own }).end(document)
      return
    }
    const photo = cache.get(path) ?? (await fetchPhoto(origin + path))
    cache.set(path, photo)
    response.writeHead(200, { 'content-type': photo.type, 'cache-control': IMMUTABLE }).end(photo.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => close(server) }
}

/** Returns the shop's isolation headers, so that browsers load both pages alike; the policy allows the floor's style. */
async function securityHeaders(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(origin)
  const isolation = ['cross-origin-opener-policy', 'cross-origin-resource-policy']
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

const TITLE = 'Embroidered lawn kurti'
const PRICE = '<p>Rs.1,250</p>'

const productPath = (index: number) => `/products/floor/${index}`

const imageHtml = ({ src, srcset, width, height }: FloorPhoto, sizes: string, loading: string) =>
  `<img ${loading} src="${src}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="">`

function listHtml(photos: FloorPhoto[]): string {
  const cards = photos.map((photo, index) => {
    const loading = index < EAGER_COUNT ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<li><article>${imageHtml(photo, photo.sizes, loading)}<b><a href="${productPath(index)}">${TITLE}</a></b>${PRICE}</article>`
  })
  return `<h1>Floor</h1><ul>${cards.join('')}</ul>`
}

const productHtml = (photo: FloorPhoto) =>
  `${imageHtml(photo, '100vw', 'fetchpriority="high"')}<h1>${TITLE}</h1>${PRICE}<dl><dt>Condition<dd>Good</dl><button>Add to cart</button>`

function pageOf(title: string, main: string): Buffer {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style><main>${main}</main></html>`
  return gzipSync(html, { level: 9 })
}
