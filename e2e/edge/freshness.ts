import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { request } from 'undici'
import { linksOf } from '../bench/site/browses.ts'
import { htmlOf } from '../bench/site/site-document.ts'
import type { ReleaseServer } from '../fixtures/document-server.ts'
import { changeProduct, listProduct } from '../fixtures/listed-product.ts'

const TIMEOUT_MS = 30_000
/** Time after a change in which a document must not become outdated again. */
const SETTLED_MS = 2_000
const POLL_MS = 20

/** Returns a document, or the target of a redirect. */
async function htmlAt(origin: string, path: string): Promise<{ html: string; isHit: boolean }> {
  const response = await request(origin + path, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.from(await response.body.arrayBuffer())
  const encoding = response.headers['content-encoding']?.toString()
  const isHit = /^edge; hit/.test(response.headers['cache-status']?.toString() ?? '')
  const target = response.headers.location?.toString()
  return { html: target ?? htmlOf({ status: response.statusCode, encoding, body }), isHit }
}

/** Requests a document until it is right, and stays so; returns the ms from a time until then. @throws after 30 seconds */
async function untilRight(origin: string, path: string, since: number, isRight: (html: string) => boolean) {
  let rightAt: number | undefined
  while (performance.now() - since < TIMEOUT_MS) {
    const sentAt = performance.now()
    if (!isRight((await htmlAt(origin, path)).html)) rightAt = undefined
    else rightAt ??= sentAt
    if (rightAt !== undefined && performance.now() - rightAt > SETTLED_MS) return Math.max(0, rightAt - since)
    await pause(POLL_MS)
  }
  throw new Error(`${path} is still out of date.`)
}

async function untilHit(origin: string, path: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (!(await htmlAt(origin, path)).isHit) {
    if (performance.now() > deadline) throw new Error(`${path} is not cached at the edge.`)
    await pause(POLL_MS)
  }
}

/** Sells a product whose documents are cached at the edge; returns the ms until its page and a search for it are right. */
export async function sellProduct(origin: string, api: APIRequestContext): Promise<number> {
  const product = await listProduct(api, { title: 'Edge shawl' })
  const search = `/search?query=${encodeURIComponent(product.title)}`
  await untilRight(origin, search, performance.now(), html => linksOf(html, /^\/products\//).length > 0)
  const [path = ''] = linksOf((await htmlAt(origin, search)).html, /^\/products\//)
  for (const cached of [path, search]) await untilHit(origin, cached)
  await changeProduct(api, product, { sold: true })
  const since = performance.now()
  const times = await Promise.all([
    untilRight(origin, path, since, target => target === `${path}?sold`),
    untilRight(origin, search, since, html => !linksOf(html, /^\/products\//).includes(path)),
  ])
  return Math.max(...times)
}

/** Promotes a release of the storefront; returns the ms until the edge serves documents of it. */
export async function promoteRelease(origin: string, server: ReleaseServer, paths: string[]): Promise<number> {
  // The same code would be the same release.
  const id = await server.publishAgain('storefront', () => ({ entry: `\n// ${randomUUID()}`, server: '' }))
  for (const path of paths) await untilHit(origin, path)
  await server.promote('storefront', id)
  const since = performance.now()
  const times = paths.map(path => untilRight(origin, path, since, html => html.includes(`/storefront/${id}/`)))
  return Math.max(...(await Promise.all(times)))
}
