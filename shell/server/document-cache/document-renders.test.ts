import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createDocumentCache } from './document-cache.ts'
import { createDocumentRenders, type DocumentResponse } from './document-renders.ts'
import type { RenderResult, StartedDocument } from './shared-document.ts'

const sent = { unit: 'storefront', release: 'a', shell: 'b', mode: 'full', status: 200 } as const

interface PageOptions {
  status?: number
  isWhole?: boolean
  /** Resolves when the second part is rendered. */
  content?: Promise<string>
}

function page({ status = 200, isWhole = true, content = Promise.resolve('content') }: PageOptions = {}) {
  async function* html() {
    yield 'opening '
    yield await content
  }
  const result = content.then(
    (): RenderResult => ({ sent: { ...sent, status }, isWhole, keys: new Set(['product-1']), isKeyed: true }),
  )
  result.catch(() => undefined)
  return vi.fn(async (): Promise<StartedDocument> => ({ status, headers: {}, html: html(), result }))
}

function open() {
  const cache = createDocumentCache({ maxBytes: 1_000_000, announcedSince: () => 0 })
  return { cache, renders: createDocumentRenders(cache) }
}

/** Waits for the whole document, and until it may be stored. */
async function textOf(response: DocumentResponse): Promise<string> {
  if (response.type === 'redirect') throw new Error('The document was redirected.')
  const document = response.type === 'cached' ? response.document : (await response.document.finished).document
  await new Promise(setImmediate)
  return brotliDecompressSync(document.bodies.br).toString()
}

test('renders a document once for concurrent requests, and then sends it from the cache', async () => {
  const { renders } = open()
  const start = page()
  const responses = await Promise.all(['a', 'a', 'a', 'b'].map(id => renders.get(id, start)))
  for (const response of responses) expect(await textOf(response)).toBe('opening content')
  expect(start).toHaveBeenCalledTimes(2)
  expect((await renders.get('a', start)).type).toBe('cached')
  expect(start).toHaveBeenCalledTimes(2)
})

test('streams each part once it is rendered, also to a request that comes later', async () => {
  const { renders } = open()
  const content = Promise.withResolvers<string>()
  const start = page({ content: content.promise })
  const streams = []
  for (let request = 0; request < 2; request++) {
    const response = await renders.get('a', start)
    if (response.type !== 'rendering') throw new Error('The document is not being rendered.')
    const stream = response.document.body.stream()
    const chunks = stream.iterator({ destroyOnReturn: false })
    const first = (await chunks.next()).value as Buffer
    expect(first.length).toBeGreaterThan(0)
    streams.push({ first, stream })
  }
  content.resolve('content')
  for (const { first, stream } of streams) {
    const rest: Buffer[] = [first]
    for await (const chunk of stream) rest.push(chunk as Buffer)
    expect(brotliDecompressSync(Buffer.concat(rest)).toString()).toBe('opening content')
  }
})

test('sends an outdated document only if it cannot be rendered whole', async () => {
  const { renders, cache } = open()
  await textOf(await renders.get('a', page()))
  cache.outdate(['product-1'])
  const partial = page({ isWhole: false, content: Promise.resolve('nothing') })
  const response = await renders.get('a', partial)
  expect(response).toMatchObject({ type: 'cached', freshness: 'outdated' })
  expect(await textOf(await renders.get('a', page({ content: Promise.resolve('new') })))).toBe('opening new')
  expect(await textOf(await renders.get('a', partial))).toBe('opening new')
})

test('renders again for requests after a change, and stores that render alone', async () => {
  const { renders, cache } = open()
  await textOf(await renders.get('a', page()))
  cache.outdate(['product-1'])
  const [before, after] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = renders.get('a', page({ content: before.promise }))
  cache.outdate(['product-2'])
  const joining = page()
  const joined = renders.get('a', joining)
  expect(joining).not.toHaveBeenCalled()
  cache.outdate(['product-1'])
  const second = renders.get('a', page({ content: after.promise }))
  after.resolve('after')
  expect(await textOf(await second)).toBe('opening after')
  before.resolve('before')
  for (const response of [first, joined]) expect(await textOf(await response)).toBe('opening before')
  const cached = await renders.get('a', page())
  expect(cached).toMatchObject({ type: 'cached', freshness: 'fresh' })
  expect(await textOf(cached)).toBe('opening after')
})

test('sends that a page is gone, although an earlier document of it is cached', async () => {
  const { renders, cache } = open()
  await textOf(await renders.get('a', page()))
  cache.outdate(['product-1'])
  const gone = page({ status: 404, isWhole: false, content: Promise.resolve('gone') })
  expect(await textOf(await renders.get('a', gone))).toBe('opening gone')
})

test.each([
  ['incomplete documents', { isWhole: false }],
  ['errors', { status: 404 }],
])('does not store %s', async (_case, options) => {
  const { renders } = open()
  const start = page(options)
  await textOf(await renders.get('a', start))
  await textOf(await renders.get('a', start))
  expect(start).toHaveBeenCalledTimes(2)
})

test('reports a failed render to its own requests, and renders again for the next one', async () => {
  const { renders } = open()
  const failing = page({ content: Promise.reject(new Error('no content')) })
  const response = await renders.get('a', failing)
  if (response.type !== 'rendering') throw new Error('The document is not being rendered.')
  await expect(text(response.document.body.stream())).rejects.toThrow('no content')
  await expect(renders.get('b', () => Promise.reject(new Error('no status')))).rejects.toThrow('no status')
  for (const id of ['a', 'b']) expect(await textOf(await renders.get(id, page()))).toBe('opening content')
})
