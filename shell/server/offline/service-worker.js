/*
 * Keeps what a visitor saw readable without a line. Documents and answers come from the network first, so that no old
 * release is shown to anybody who is online; files of releases and photos never change under their names, so the kept
 * one serves. What was asked with a bearer token is never kept.
 */
const FRAME = 'closyyy-frame'
const RELEASES = 'closyyy-releases'
const DOCUMENTS = 'closyyy-documents'
const ANSWERS = 'closyyy-answers'
const PHOTOS = 'closyyy-photos'

/** Tells what its visitor looked at; goes when a session begins or ends. */
const personal = [DOCUMENTS, ANSWERS, PHOTOS]
/** Counts how often that was forgotten: what was asked for before is not kept after. */
let era = 0
const most = { [FRAME]: 1, [RELEASES]: 300, [DOCUMENTS]: 30, [ANSWERS]: 100, [PHOTOS]: 200 }

/** Its document is the frame around nothing: the shop's script fills it for whatever address it stands at. */
const FRAME_PATH = '/cart'
/** After so many milliseconds without an answer a line counts as dead for an address that is kept. */
const LINE_LIMIT_MS = 8_000

const privatePages = /^\/(seller|cart|checkout|orderconfirmation)(\/|$)/
const publicAnswers =
  /^\/api\/v1\/(listing\/(?!auth\/)|shop\/\d+\/shop$|users\/\d+\/(profile|ratings)$|user\/cart\/guest$)/
/** A file of a unit's release, or a vendor chunk, which releases share. */
const releaseFiles = /(?:href|data-entry)="(\/releases\/(?:vendor\/|([\w-]+)\/([\w-]+)\/)[^"]+)"/g

self.addEventListener('install', event => {
  event.waitUntil(keepFrame().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([dropUnknownCaches(), self.registration.navigationPreload?.enable()]))
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', event => {
  const { kind, path, files } = event.data
  if (kind === 'forget') event.waitUntil(forget())
  if (kind === 'seen') event.waitUntil(keepSeen(path, files))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const { pathname } = url
  if (request.mode === 'navigate') {
    if (!/^\/(api|photos|releases)\//.test(pathname)) event.respondWith(answerDocument(event, url))
  } else if (pathname.startsWith('/releases/')) event.respondWith(answerFile(event, RELEASES))
  else if (pathname.startsWith('/photos/')) event.respondWith(answerFile(event, PHOTOS))
  else if (publicAnswers.test(pathname) && !request.headers.has('authorization')) event.respondWith(answerCall(event))
})

async function forget() {
  era += 1
  await Promise.all(personal.map(name => caches.delete(name)))
}

async function answerDocument(event, url) {
  const fresh = fetchDocument(event, url)
  try {
    return await withLimit(fresh)
  } catch {
    const kept = await caches.match(url.href, { cacheName: DOCUMENTS })
    return kept ?? fresh.catch(offlineFrame)
  }
}

async function fetchDocument(event, url) {
  const askedIn = era
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(keepDocument(url, response.clone(), askedIn))
  return response
}

/** A file whose name changes with its content. */
async function answerFile(event, cacheName) {
  const askedIn = era
  const kept = await caches.match(event.request.url, { cacheName })
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(keep(cacheName, event.request.url, response.clone(), askedIn))
  return response
}

async function answerCall(event) {
  const { url } = event.request
  const askedIn = era
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keep(ANSWERS, url, response.clone(), askedIn))
    return response
  } catch (error) {
    const kept = await caches.match(url, { cacheName: ANSWERS })
    if (kept) return kept
    throw error
  }
}

async function keepDocument(url, response, askedIn) {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isHtml) return
  const text = await response.clone().text()
  if (await areNew(releasesIn(text))) {
    await caches.delete(DOCUMENTS)
    await dropFilesOfOthers(text)
    await keepFrame()
  }
  if (!privatePages.test(url.pathname) && !url.search.includes('token'))
    await keep(DOCUMENTS, url.href, response, askedIn)
}

/** Keeps the page that was opened before this worker was there. */
async function keepSeen(path, files) {
  const askedIn = era
  // The page can be read without a file that did not come.
  await Promise.allSettled(files.filter(file => file.startsWith('/releases/')).map(file => keepFiles([file])))
  const url = new URL(path, self.location.origin)
  await keepDocument(url, await fetch(url), askedIn)
}

async function keepFrame() {
  const response = await fetch(FRAME_PATH)
  if (response.status !== 200) throw new Error('The frame did not come.')
  const text = await response.clone().text()
  await keepFiles(filesIn(text))
  await keep(FRAME, FRAME_PATH, response)
}

/** Marks the frame, so that the shop's script shows its offline page where it has nothing else for the address. */
async function offlineFrame() {
  const frame = await keptFrame()
  if (!frame) return Response.error()
  const headers = new Headers(frame.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response((await frame.text()).replace('<html ', '<html data-served-offline '), { headers })
}

const keptFrame = () => caches.match(FRAME_PATH, { cacheName: FRAME })

async function keepFiles(files) {
  const cache = await caches.open(RELEASES)
  for (const file of new Set(files)) if (!(await cache.match(file))) await cache.add(file)
}

function filesIn(text) {
  return [...text.matchAll(releaseFiles)].map(([, file]) => file)
}

/** Returns the ids of a document's releases, by unit. */
function releasesIn(text) {
  const released = [...text.matchAll(releaseFiles)].filter(([, , unit]) => unit)
  return new Map(released.map(([, , unit, id]) => [unit, id]))
}

async function areNew(releases) {
  const frame = await keptFrame()
  if (!frame) return true
  const known = releasesIn(await frame.text())
  return [...releases].some(([unit, id]) => known.has(unit) && known.get(unit) !== id)
}

async function dropFilesOfOthers(text) {
  const releases = releasesIn(text)
  const files = filesIn(text)
  const cache = await caches.open(RELEASES)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const [, , unit, id] = pathname.split('/')
    const isOfOthers = unit === 'vendor' ? !files.includes(pathname) : releases.has(unit) && releases.get(unit) !== id
    if (isOfOthers) await cache.delete(request)
  }
}

async function dropUnknownCaches() {
  const known = [FRAME, RELEASES, ...personal]
  const names = (await caches.keys()).filter(name => name.startsWith('closyyy-') && !known.includes(name))
  await Promise.all(names.map(name => caches.delete(name)))
}

/** Keeps an answer as the newest of its cache, and lets the oldest go. */
async function keep(cacheName, address, response, askedIn = era) {
  const isForgotten = () => askedIn !== era && personal.includes(cacheName)
  if (isForgotten()) return
  const cache = await caches.open(cacheName)
  await cache.delete(address)
  await cache.put(address, response)
  if (isForgotten()) await caches.delete(cacheName)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - most[cacheName]))) await cache.delete(request)
}

function withLimit(promise) {
  return new Promise((resolve, reject) => {
    setTimeout(reject, LINE_LIMIT_MS)
    promise.then(resolve, reject)
  })
}
