import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { CART_PATH } from '@closyyy/contract/paths'
import { beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'http://localhost:3000'
const FRAME = '<!doctype html><html lang="en" dir="ltr"><head><title>Your bag</title></head></html>'
const ABOUT = '<!doctype html><html lang="en" dir="ltr"><head><title>About</title></head></html>'

const script = stripTypeScriptTypes(await readFile(join(import.meta.dirname, 'service-worker.ts'), 'utf8'))
const fetchPage = vi.fn<(request: string | { url: string }, init?: RequestInit) => Promise<Response>>()
/** Timers of this length or more never fire here; shorter ones fire at once. */
const LONG_TIMEOUT_MS = 5_000
let listeners: Map<string, (event: object) => void>

const urlOf = (request: string | URL | { url: string }) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).href

/** The part of the browser's cache storage that the worker uses. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: string | { url: string }) => store.get(urlOf(request))?.clone(),
      put: async (request: string | { url: string }, response: Response) => void store.set(urlOf(request), response),
      delete: async (request: string | { url: string }) => store.delete(urlOf(request)),
      add: async (request: string) => void store.set(urlOf(request), await fetchPage(request)),
      keys: async () => [...store.keys()].map(url => ({ url })),
    }
  }
  return {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => open(name),
    match: (request: string, { cacheName }: { cacheName: string }) => open(cacheName).match(request),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
}

const started: Promise<unknown>[] = []

/** Dispatches an event and resolves with the worker's response. */
async function respond(type: string, event: object = {}): Promise<Response | undefined> {
  let response: Promise<Response> | undefined
  listeners.get(type)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => void started.push(work),
    respondWith: (given: Promise<Response>) => {
      response = given
    },
  })
  return response
}

/** Dispatches an event and resolves with the worker's response once all its work is done. */
async function dispatch(type: string, event: object = {}): Promise<Response | undefined> {
  const response = await respond(type, event)
  // Reads the response as the browser does: its end is part of the work.
  const body = response?.clone().text()
  await Promise.all(started.splice(0))
  await body
  return response
}

const navigation = (path: string) => ({
  request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', headers: new Headers() },
})
const navigate = (path: string) => dispatch('fetch', navigation(path))

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...headers } })

beforeEach(async () => {
  fetchPage.mockReset()
  listeners = new Map()
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    skipWaiting: async () => undefined,
  }
  const timeout = (work: () => void, ms: number) => void (ms < LONG_TIMEOUT_MS && work())
  runInNewContext(script, {
    FRAME_PATH: CART_PATH,
    self,
    caches: createCaches(),
    fetch: fetchPage,
    URL,
    Response,
    Headers,
    TextDecoder,
    TextEncoder,
    TransformStream,
    setTimeout: timeout,
  })
  fetchPage.mockImplementation(async request =>
    urlOf(request) === `${ORIGIN}/about` ? html(ABOUT, { 'x-offline-copy': 'allowed' }) : html(FRAME),
  )
  await dispatch('install')
  await navigate('/about')
  await navigate('/seller/profile')
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))
})

test.each(['/seller/profile', '/seller/sellinghub/overview', '/nowhere', '/nowhere.html', '/listing/women?page=2'])(
  'serves the marked frame for %s while offline',
  async path => {
    expect(await (await navigate(path))?.text()).toBe(FRAME.replace('<html ', '<html data-served-offline '))
  },
)

// OFFLINE-1
test('serves the copy of a page that was opened before, marked, if the server does not respond', async () => {
  expect(await (await navigate('/about'))?.text()).toBe(ABOUT.replace('<html ', '<html data-served-offline '))
})

const OPENING = '<html lang="en"><style>a{}</style>'
const openedPage = (rest: string, hash = 'a', ageMs = 0) =>
  html(OPENING + rest, {
    date: new Date(Date.now() - ageMs).toUTCString(),
    'x-offline-copy': 'allowed',
    'x-opening': `${OPENING.length} ${hash}`,
  })

const NAVIGATE_AGAIN = '<meta http-equiv="refresh" content="0">'
const PHOTO = '<link rel="preload" as="image" href="/photos/kurta.webp"/>'
const FONT = '<link rel="preload" as="font" crossorigin href="/releases/shell/1/assets/text.woff2">'

test('starts a page with opening, photos and fonts of its copy while the document is requested', async () => {
  fetchPage.mockImplementation(async () => openedPage(`${PHOTO}<p>one kurta${FONT}`))
  await navigate('/listing')
  const document = Promise.withResolvers<Response>()
  fetchPage.mockImplementation(async (_, init) => (init ? openedPage('<p>sold') : document.promise))
  const reader = (await respond('fetch', navigation('/listing')))?.body?.getReader()
  const decoder = new TextDecoder()
  expect(decoder.decode((await reader?.read())?.value)).toBe(OPENING + PHOTO + FONT)
  document.resolve(openedPage('<p>sold'))
  expect(decoder.decode((await reader?.read())?.value)).toBe('<p>sold')
  expect((await reader?.read())?.done).toBe(true)
  await Promise.all(started.splice(0))
  // OFFLINE-1
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await navigate('/listing'))?.text()).toBe(`${OPENING}<html data-served-offline><p>sold`)
})

test('starts a page that was never opened with opening and fonts of another one of its kind', async () => {
  fetchPage.mockImplementation(async () => openedPage(`${PHOTO}<p>one kurta${FONT}`))
  await navigate('/listing/women')
  fetchPage.mockImplementation(async () => openedPage('<p>one coat'))
  expect(await (await navigate('/listing/men?page=2'))?.text()).toBe(`${OPENING}${FONT}<p>one coat`)
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await navigate('/listing/kids'))?.text()).toBe(OPENING + NAVIGATE_AGAIN)
  expect(await (await navigate('/listing/kids'))?.text()).toContain('data-served-offline')
})

test('waits for a document whose copy is older than an hour', async () => {
  fetchPage.mockImplementation(async () => openedPage('<p>one kurta', 'a', 3_700_000))
  await navigate('/listing')
  fetchPage.mockImplementation(async () => openedPage('<p>new', 'b'))
  expect(await (await navigate('/listing'))?.text()).toBe(`${OPENING}<p>new`)
})

test('navigates again, without another request, to a document whose opening has changed', async () => {
  fetchPage.mockImplementation(async () => openedPage('<p>one kurta'))
  await navigate('/listing')
  fetchPage.mockClear()
  fetchPage.mockImplementation(async () => openedPage('<p>new', 'b'))
  expect(await (await navigate('/listing'))?.text()).toBe(OPENING + NAVIGATE_AGAIN)
  expect(await (await navigate('/listing'))?.text()).toBe(`${OPENING}<p>new`)
  expect(fetchPage.mock.calls.filter(([, init]) => !init)).toHaveLength(1)
})

test('waits for the document of a URL with a fragment, to which Chromium does not navigate again', async () => {
  fetchPage.mockImplementation(async () => openedPage('<p>one kurta'))
  await navigate('/listing')
  fetchPage.mockImplementation(async () => openedPage('<p>new', 'b'))
  expect(await (await navigate('/listing#content'))?.text()).toBe(`${OPENING}<p>new`)
})

// OFFLINE-2
test('has no copies and no frame in the other language after a change of language', async () => {
  fetchPage.mockImplementation(async () => openedPage('<p>one kurta'))
  await navigate('/listing')
  const urdu = FRAME.replace('en', 'ur')
  fetchPage.mockImplementation(async () => html(urdu))
  await navigate('/language/ur')
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await navigate('/seller/profile'))?.text()).toBe(urdu.replace('<html ', '<html data-served-offline '))
  fetchPage.mockImplementation(async () => openedPage('<p>ایک کرتا', 'ur'))
  expect(await (await navigate('/listing'))?.text()).toBe(`${OPENING}<p>ایک کرتا`)
})

// OFFLINE-2
test('keeps the copies if the language cannot be changed', async () => {
  expect(await (await navigate('/language/ur'))?.text()).toContain('data-served-offline')
  expect(await (await navigate('/about'))?.text()).toContain('<title>About</title>')
})

test('reads only public documents again, from the HTTP cache', async () => {
  const cached = fetchPage.mock.calls.filter(([, init]) => init?.cache === 'force-cache')
  expect(cached.map(([request]) => urlOf(request))).toEqual([`${ORIGIN}/about`])
})

test.each(['/api/v1/brands', '/photos/kurta.webp', '/releases/shell/1/main.js'])(
  'leaves a navigation to %s to the browser',
  async path => {
    expect(await navigate(path)).toBeUndefined()
  },
)

test('replaces a cached file that the page reloads because it does not match its hash', async () => {
  const url = `${ORIGIN}/releases/shell/0123456789ab/main.js`
  const load = async (cache: 'default' | 'reload') =>
    (await dispatch('fetch', { request: { url, method: 'GET', mode: 'cors', cache, headers: new Headers() } }))?.text()
  fetchPage.mockImplementation(async () => new Response('damaged'))
  expect(await load('default')).toBe('damaged')
  fetchPage.mockImplementation(async () => new Response('whole'))
  expect(await load('default')).toBe('damaged')
  expect(await load('reload')).toBe('whole')
  expect(await load('default')).toBe('whole')
})

const released = (id: string) => `<html lang="en"><link href="/releases/shell/${id}/main.js"></html>`
const scriptOf = async (id: string) =>
  (
    await dispatch('fetch', {
      request: { url: `${ORIGIN}/releases/shell/${id}/main.js`, method: 'GET', headers: new Headers() },
    })
  )?.ok

/** Serves documents and scripts of a release; only the documents if scripts cannot be fetched. */
function release(id: string, hasScripts = true) {
  fetchPage.mockImplementation(async request => {
    if (urlOf(request).startsWith(`${ORIGIN}/releases/`) && !hasScripts) throw new TypeError('Failed to fetch')
    return html(released(id), { 'x-offline-copy': 'allowed' })
  })
}
const goOffline = () => fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))

test('keeps frame, pages and scripts of a release until those of the next one are stored', async () => {
  release('1')
  await dispatch('install')
  await navigate('/about')
  release('2', false)
  await expect(navigate('/terms')).rejects.toThrow('Failed to fetch')
  goOffline()
  expect(await (await navigate('/nowhere'))?.text()).toContain('/releases/shell/1/main.js')
  expect(await (await navigate('/about'))?.text()).toContain('/releases/shell/1/main.js')
  expect(await scriptOf('1')).toBe(true)
  release('2')
  await navigate('/terms')
  goOffline()
  expect(await (await navigate('/nowhere'))?.text()).toContain('/releases/shell/2/main.js')
  expect(await scriptOf('2')).toBe(true)
  await expect(scriptOf('1')).rejects.toThrow('Failed to fetch')
})
