import { request } from 'undici'
import { findMistake, htmlOf, type Kind, type SiteDocument } from './site-document.ts'

/** A site to replay: its documents, and the visits of each person as paths in order. */
export interface Site {
  documents: SiteDocument[]
  browses: string[][]
}

/** Bodies by path, compressed with brotli. */
export type Bodies = Map<string, Buffer>

/** Few enough to render each document several times in a run. */
const MAX_LISTINGS = 12
const FURTHER_PAGES = 2
const MAX_ATTEMPTS = 3

interface ReadSite {
  documents: Map<string, SiteDocument>
  bodies: Bodies
}

/** Follows links: home, a listing, two further pages of it, a product on them, and a search for a word of its name. */
export async function readSite(origin: string): Promise<Site & { bodies: Bodies }> {
  const site: ReadSite = { documents: new Map(), bodies: new Map() }
  const home = await read(site, origin, { path: '/', kind: 'home', marks: [] })
  const browses: string[][] = []
  for (const listing of linksOf(home, /^\/listing\/[\w-]+(\/[\w-]+)?$/)) {
    if (browses.length === MAX_LISTINGS) break
    const paths = await browse(site, origin, listing)
    if (paths) browses.push(['/', ...paths])
  }
  if (browses.length === 0) throw new Error('No listing of the home page has further pages.')
  return { documents: [...site.documents.values()], browses, bodies: site.bodies }
}

/** Returns the paths of a browse that begins with a listing, undefined if that has no further pages. */
async function browse(site: ReadSite, origin: string, listing: string): Promise<string[] | undefined> {
  const paths: string[] = []
  let products: string[] = []
  for (let next: string | undefined = listing; next && paths.length <= FURTHER_PAGES; ) {
    const html = await read(site, origin, { path: next, kind: paths.length ? 'further page' : 'listing', marks: [] })
    paths.push(next)
    const seen = products
    products = linksOf(html, /^\/products\//)
    mark(site, next, products.find(path => !seen.includes(path)) ?? next)
    next = linksOf(html, /^\/listing\/.*[?&]page=\d+$/)[0]
  }
  const product = products.at(-1)
  if (paths.length <= FURTHER_PAGES || !product) return undefined
  await read(site, origin, {
    path: product,
    kind: 'product',
    marks: [`"id":${/\d+$/.exec(product)?.[0]}`, `${product}"`],
  })
  const [word = ''] = (product.split('/').at(-1) ?? '').split('-').toSorted((a, b) => b.length - a.length)
  const search = `/search?query=${word}`
  const [found] = linksOf(await read(site, origin, { path: search, kind: 'search', marks: [] }), /^\/products\//)
  if (!found) throw new Error(`${search} finds nothing.`)
  mark(site, search, found)
  return [...paths, product, search]
}

function mark({ documents }: ReadSite, path: string, text: string): void {
  documents.get(path)?.marks.push(`${text}"`)
}

export function linksOf(html: string, pattern: RegExp): string[] {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links)].filter(href => pattern.test(href))
}

/** Reads a document; a server that has just started may send a frame in its place. */
async function read(site: ReadSite, origin: string, document: SiteDocument): Promise<string> {
  let mistake: string | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { statusCode, headers, body } = await request(origin + document.path, {
      headers: { 'accept-encoding': 'br' },
    })
    const bytes = Buffer.from(await body.arrayBuffer())
    const response = { status: statusCode, encoding: headers['content-encoding']?.toString(), body: bytes }
    mistake = findMistake(document, response)
    if (mistake) continue
    site.documents.set(document.path, document)
    site.bodies.set(document.path, bytes)
    return htmlOf(response)
  }
  throw new Error(`${document.path} ${mistake}.`)
}

export const pathsOf = (documents: SiteDocument[], kind: Kind): string[] =>
  documents.filter(document => document.kind === kind).map(({ path }) => path)
