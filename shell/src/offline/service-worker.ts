// Never caches responses to requests with a bearer token; documents and API responses come from the network first.
import type { FetchEvent, ServiceWorkerScope } from './worker-scope.ts'

const worker = self as unknown as ServiceWorkerScope

const FRAME = 'closyyy-frame'
const RELEASES = 'closyyy-releases'
const DOCUMENTS = 'closyyy-documents'
const RESPONSES = 'closyyy-responses'
const PHOTOS = 'closyyy-photos'

/** Caches that reveal which pages a visitor opened; deleted when a session begins or ends. */
const personal = [DOCUMENTS, RESPONSES, PHOTOS]
const MAX_ENTRIES: Record<string, number> = {
  [FRAME]: 1,
  [RELEASES]: 300,
  [DOCUMENTS]: 30,
  [RESPONSES]: 100,
  [PHOTOS]: 200,
}

/** Increments when the personal caches are deleted: responses to earlier requests are not cached after it. */
let generation = 0

/** The document in whose frame the shop's script renders any page. The build inlines it: the worker has no imports. */
declare const FRAME_PATH: string

const NETWORK_TIMEOUT_MS = 8_000
/** Time in which a page starts. */
const START_MS = 3_000
const OFFLINE_COPY_HEADER = 'x-offline-copy'
/** Length in bytes and hash of a document's opening, with which a page can start before its content is known. */
const OPENING_HEADER = 'x-opening'
const MAX_OPENING_AGE_MS = 3_600_000
/** Rest of a page whose document has another opening than its copy: the browser navigates to it once more. */
const NAVIGATE_AGAIN = '<meta http-equiv="refresh" content="0">'
/** Start tag of a page from the caches. Within a page, browsers add its attribute to the element that is open. */
const OFFLINE_TAG = '<html data-served-offline>'
/** Documents for that second navigation, by URL, and the time in which it comes. */
const replacements = new Map<string, Response>()
const REPLACEMENT_MS = 5_000

const publicCalls =
  /^\/api\/v1\/(listing\/(?!auth\/)|shop\/\d+\/shop$|users\/\d+\/(profile|ratings)$|user\/cart\/guest$)/
const releaseFiles = /(?:href|data-entry)="(\/releases\/(?:vendor\/|([\w-]+)\/([\w-]+)\/)[^"]+)"/g

worker.addEventListener('install', event => {
  event.waitUntil(cacheFrame().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  const { clients, registration } = worker
  event.waitUntil(Promise.all([clients.claim(), deleteUnknownCaches(), registration.navigationPreload?.enable()]))
})

worker.addEventListener('message', event => {
  const { data } = event
  if (data.kind === 'forget') event.waitUntil(deletePersonalCaches())
  if (data.kind === 'seen') event.waitUntil(cacheVisitedPage(data.path, data.files))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  const { pathname } = url
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/language/')) event.respondWith(changeLanguage(event))
    else if (!/^\/(api|photos|releases)\//.test(pathname)) event.respondWith(respondWithDocument(event, url))
  } else if (pathname.startsWith('/releases/')) event.respondWith(respondWithFile(event, RELEASES))
  else if (pathname.startsWith('/photos/')) event.respondWith(respondWithFile(event, PHOTOS))
  else if (publicCalls.test(pathname) && !request.headers.has('authorization')) event.respondWith(respondToCall(event))
})

async function deletePersonalCaches(names = personal) {
  generation += 1
  await deleteCaches(names)
}

/** Replaces what is in the language from before, once the server has responded. */
async function changeLanguage(event: FetchEvent): Promise<Response> {
  const response = await fetchNavigation(event).catch(() => undefined)
  if (!response) return offlineFrame()
  await deletePersonalCaches([DOCUMENTS, RESPONSES])
  event.waitUntil(cacheFrame())
  return response
}

const deleteCaches = (names: string[]) => Promise.all(names.map(name => caches.delete(name)))

async function respondWithDocument(event: FetchEvent, url: URL): Promise<Response> {
  const replacement = replacements.get(url.href)
  replacements.delete(url.href)
  if (replacement) return replacement
  const fresh = fetchDocument(event, url)
  // Handled below: it may fail before the caches are read.
  fresh.catch(() => undefined)
  const copy = await caches.match(url.href, { cacheName: DOCUMENTS })
  const opened = copy ?? (await copyOfSameKind(url))
  if (opened && isRecent(opened) && !url.hash) return continueCopy(event, opened, opened === copy, fresh)
  return withTimeout(fresh).catch(() => (copy ? servedOffline(copy) : fresh.catch(offlineFrame)))
}

/** True for copies with whose opening a page can start: releases change those of older ones too often. */
const isRecent = ({ headers }: Response) =>
  headers.has(OPENING_HEADER) && Date.now() - Date.parse(headers.get('date') ?? '') < MAX_OPENING_AGE_MS

/** Returns the last copy of another product, listing or shop, which often has the same opening. */
async function copyOfSameKind(url: URL): Promise<Response | undefined> {
  if (!(await caches.has(DOCUMENTS))) return undefined
  const kindOf = ({ pathname }: URL) => pathname.split('/')[1]
  const cache = await caches.open(DOCUMENTS)
  const known = (await cache.keys()).findLast(request => kindOf(new URL(request.url)) === kindOf(url))
  return known && cache.match(known)
}

/**
 * Responds with the opening of a copy, of this page if `isOwn`, so that the browser reads its styles and fonts, and the
 * photos that most often are still the first ones, while the document is requested. Continues with the document, or
 * with its copy if the server does not respond.
 */
function continueCopy(event: FetchEvent, opened: Response, isOwn: boolean, fresh: Promise<Response>): Response {
  const { url } = event.request
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const continued = isOwn ? withTimeout(fresh).catch(() => undefined) : fresh.catch(offlineFrame)
  const write = async () => {
    const bytes = new Uint8Array(await opened.arrayBuffer())
    const length = Number.parseInt(opened.headers.get(OPENING_HEADER) ?? '', 10)
    const links = preloads(decode(bytes), isOwn ? 'font|image' : 'font')
    await writer.write(encode(decode(bytes.subarray(0, length)) + links))
    const response = await continued
    if (!response) await writer.write(encode(OFFLINE_TAG + decode(bytes.subarray(length))))
    else if (response.headers.get(OPENING_HEADER) === opened.headers.get(OPENING_HEADER))
      await writeFrom(length, response, writer)
    else {
      replacements.set(url, response)
      setTimeout(() => replacements.delete(url), REPLACEMENT_MS)
      await writer.write(encode(NAVIGATE_AGAIN))
    }
    await writer.close()
  }
  event.waitUntil(write().catch(error => writer.abort(error)))
  return new Response(readable, { headers: decodedHeaders(opened) })
}

const preloads = (html: string, kinds: string) =>
  html.match(new RegExp(`<link rel="preload" as="(?:${kinds})"[^>]*>`, 'g'))?.join('') ?? ''
const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Writes the bytes of a document from `start` on. */
async function writeFrom(start: number, { body }: Response, writer: WritableStreamDefaultWriter<Uint8Array>) {
  const reader = body?.getReader()
  let position = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const rest = part.value.subarray(Math.max(0, start - position))
    if (rest.length > 0) await writer.write(rest)
    position += part.value.length
  }
}

const fetchNavigation = async (event: FetchEvent) => (await event.preloadResponse) ?? fetch(event.request)

async function fetchDocument(event: FetchEvent, url: URL): Promise<Response> {
  const requestedIn = generation
  const response = await fetchNavigation(event)
  // Avoids a clone, which delays the end of the response: a public document is in the HTTP cache.
  const isPublic = response.headers.has(OFFLINE_COPY_HEADER)
  event.waitUntil(isPublic ? cacheLater(url, requestedIn) : cacheDocument(url, response.clone(), requestedIn))
  return response
}

/** Caches a document from the HTTP cache once its page has started. */
async function cacheLater(url: URL, requestedIn: number) {
  await new Promise(resolve => setTimeout(resolve, START_MS))
  await cacheDocument(url, await fetch(url, { cache: 'force-cache' }), requestedIn)
}

async function fetchAndCache(event: FetchEvent, cacheName: string): Promise<Response> {
  const requestedIn = generation
  const { request } = event
  const response = await fetch(request)
  if (response.status === 200) event.waitUntil(cacheResponse(cacheName, request.url, response.clone(), requestedIn))
  return response
}

async function respondWithFile(event: FetchEvent, cacheName: string): Promise<Response> {
  const { url, cache } = event.request
  const cached = await caches.match(url, { cacheName })
  // The page reloads a file that does not match its hash.
  return cached && cache !== 'reload' ? cached : fetchAndCache(event, cacheName)
}

const respondToCall = (event: FetchEvent) =>
  fetchAndCache(event, RESPONSES).catch(async (error: unknown) => {
    const cached = await caches.match(event.request.url, { cacheName: RESPONSES })
    return cached ?? Promise.reject(error)
  })

async function cacheDocument(url: URL, response: Response, requestedIn: number) {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isHtml) return
  const html = await response.clone().text()
  if (await areNew(releasesIn(html))) await adoptReleases(html)
  if (response.headers.has(OFFLINE_COPY_HEADER) && !url.search.includes('token'))
    await cacheResponse(DOCUMENTS, url.href, response, requestedIn)
}

async function cacheVisitedPage(path: string, files: string[]) {
  const requestedIn = generation
  await Promise.allSettled(files.filter(file => file.startsWith('/releases/')).map(file => cacheFiles([file])))
  const url = new URL(path, worker.location.origin)
  await cacheDocument(url, await fetch(url), requestedIn)
}

async function cacheFrame(): Promise<string> {
  const response = await fetch(FRAME_PATH)
  if (response.status !== 200) throw new Error('The frame could not be fetched.')
  const html = await response.clone().text()
  await cacheFiles(filesIn(html))
  await cacheResponse(FRAME, FRAME_PATH, response)
  return html
}

async function offlineFrame(): Promise<Response> {
  const frame = await cachedFrame()
  return frame ? servedOffline(frame) : Response.error()
}

/** Marks a document whose data may be outdated. */
async function servedOffline(copy: Response): Promise<Response> {
  const html = (await copy.text()).replace('<html ', OFFLINE_TAG.replace('>', ' '))
  return new Response(html, { headers: decodedHeaders(copy) })
}

/** Returns the headers of a response for a new one with its decoded content. */
function decodedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

const cachedFrame = () => caches.match(FRAME_PATH, { cacheName: FRAME })

async function cacheFiles(files: string[]) {
  const cache = await caches.open(RELEASES)
  for (const file of new Set(files)) if (!(await cache.match(file))) await cache.add(file)
}

const filesIn = (html: string) => [...html.matchAll(releaseFiles)].map(([, file = '']) => file)

function releasesIn(html: string): Map<string, string> {
  const released = [...html.matchAll(releaseFiles)].filter(([, , unit]) => unit)
  return new Map(released.map(([, , unit = '', id = '']) => [unit, id]))
}

async function areNew(releases: Map<string, string>): Promise<boolean> {
  const frame = await cachedFrame()
  if (!frame) return true
  const known = releasesIn(await frame.text())
  return [...releases].some(([unit, id]) => known.has(unit) && known.get(unit) !== id)
}

/** Replaces the frame before it deletes what the earlier one needs, because the worker or the connection may end. */
async function adoptReleases(html: string) {
  const needed = filesIn(html + (await cacheFrame()))
  await caches.delete(DOCUMENTS)
  const cache = await caches.open(RELEASES)
  for (const request of await cache.keys())
    if (!isNeeded(new URL(request.url).pathname, needed)) await cache.delete(request)
}

/** False for other releases of the units, and for vendor files that are not named. */
function isNeeded(file: string, needed: string[]): boolean {
  const [, , unit, id] = file.split('/')
  if (unit === 'vendor') return needed.includes(file)
  const ofUnit = needed.filter(other => other.startsWith(`/releases/${unit}/`))
  return ofUnit.length === 0 || ofUnit.some(other => other.startsWith(`/releases/${unit}/${id}/`))
}

const deleteUnknownCaches = async () =>
  deleteCaches((await caches.keys()).filter(name => name.startsWith('closyyy-') && !(name in MAX_ENTRIES)))

async function cacheResponse(cacheName: string, url: string, response: Response, requestedIn = generation) {
  const isOutdated = () => requestedIn !== generation && personal.includes(cacheName)
  if (isOutdated()) return
  const cache = await caches.open(cacheName)
  await cache.delete(url)
  await cache.put(url, response)
  if (isOutdated()) await caches.delete(cacheName)
  const entries = await cache.keys()
  const excess = Math.max(0, entries.length - (MAX_ENTRIES[cacheName] ?? 0))
  for (const request of entries.slice(0, excess)) await cache.delete(request)
}

const withTimeout = <Result>(promise: Promise<Result>) =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, NETWORK_TIMEOUT_MS))])
