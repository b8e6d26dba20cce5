import { expect, test, vi } from 'vitest'
import { createDocumentCache } from '../document-cache/document-cache.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { PageRequest, StartedPage } from '../render-pool/start-page.ts'
import { createPublicDocuments, type DocumentPage } from './public-documents.ts'

const release = { entry: 'main.js', initial: { scripts: [], styles: [] }, chunks: {}, integrity: {}, fragments: {} }
const claims = [{ id: 'listing', path: '/listing/:category', serverRendered: true }]
const content = {
  mode: 'full',
  head: '',
  header: new Uint8Array(),
  body: Buffer.from('page'),
  state: Buffer.from('{}'),
}

/** A set of releases whose pages read data. */
function releaseSet(id: string, read = async (): Promise<unknown> => undefined) {
  const startPage = vi.fn(
    async (_: PageRequest) =>
      ({
        status: 200,
        content: read().then(() => content),
        sources: { keys: new Set(['product-1']), isKeyed: true },
      }) as StartedPage,
  )
  const documents = {
    shell: { ...release, unit: 'shell', id: 'a', claims: [] },
    storefront: { ...release, unit: 'storefront', id, claims },
  }
  const releases = { key: `storefront@${id}`, documents, lastGood: {}, startPage } as unknown as ReleaseSet
  const rendered = () => startPage.mock.calls.map(([{ url, locale }]) => `${locale} ${url.pathname}`)
  return { releases, rendered }
}

function open() {
  const cache = createDocumentCache({ maxBytes: 1_000_000, announcedSince: () => 0 })
  const log = { warn: vi.fn(), error: vi.fn() }
  const documents = createPublicDocuments({
    env: { captchaOrigin: undefined },
    cache,
    readStyles: () => ({ css: '', fonts: [] }),
    log,
  })
  /** Requests a page; resolves once its document is complete. */
  async function visit({ releases }: { releases: ReleaseSet }, path: string, locale: DocumentPage['locale'] = 'en') {
    const response = await documents.get({ releases, locale, url: new URL(path, 'https://shop.example') }, log)
    if (response.type === 'rendering') await response.document.finished
    await new Promise(setImmediate)
    return response.type
  }
  return { cache, documents, visit }
}

const PATHS = Array.from({ length: 10 }, (_, number) => `/listing/${number}`)

test('renders no page on a visit after a promotion whose pages were warmed up', async () => {
  const { documents, visit } = open()
  const [before, after] = [releaseSet('1'), releaseSet('2')]
  for (const path of PATHS) await visit(before, path)
  await visit(before, '/listing/0', 'ur')
  await documents.warmUp([after.releases])
  expect(after.rendered().toSorted()).toEqual([...PATHS.map(path => `en ${path}`), 'ur /listing/0'].toSorted())
  for (const path of PATHS) expect(await visit(after, path)).toBe('cached')
  expect(await visit(after, '/listing/0', 'ur')).toBe('cached')
  expect(after.rendered()).toHaveLength(11)
})

test('sends the documents from before a promotion while it warms up', async () => {
  const { documents, visit } = open()
  const data = Promise.withResolvers<void>()
  const [before, after] = [releaseSet('1'), releaseSet('2', () => data.promise)]
  for (const path of PATHS) await visit(before, path)
  const warmedUp = documents.warmUp([after.releases])
  for (const path of PATHS) expect(await visit(before, path)).toBe('cached')
  data.resolve()
  await warmedUp
  for (const path of PATHS) expect(await visit(after, path)).toBe('cached')
})

test('warms up what was requested last first, with each set of releases', async () => {
  const { documents, visit } = open()
  const [before, after, canary] = [releaseSet('1'), releaseSet('2'), releaseSet('3')]
  for (const path of PATHS) await visit(before, path)
  await visit(before, '/listing/4')
  await documents.warmUp([after.releases, canary.releases])
  expect(after.rendered().slice(0, 2)).toEqual(['en /listing/4', 'en /listing/9'])
  expect(canary.rendered().toSorted()).toEqual(after.rendered().toSorted())
})

test('does not warm up pages whose content changed', async () => {
  const { cache, documents, visit } = open()
  const [before, after] = [releaseSet('1'), releaseSet('2')]
  await visit(before, '/listing/1')
  cache.outdate(['product-1'])
  await documents.warmUp([after.releases])
  expect(after.rendered()).toEqual([])
})

test('begins no page shortly before its deadline', async () => {
  const { documents, visit } = open()
  const [before, after] = [releaseSet('1'), releaseSet('2')]
  for (const path of PATHS) await visit(before, path)
  await documents.warmUp([after.releases], performance.now() + 300)
  expect(after.rendered()).toEqual([])
})

test('ends after a second if the pages of a release do not render, or fail', async () => {
  const { documents, visit } = open()
  const before = releaseSet('1')
  for (const path of PATHS) await visit(before, path)
  const [hanging, failing] = [
    releaseSet('2', () => new Promise(() => undefined)),
    releaseSet('3', async () => Promise.reject(new Error('no data'))),
  ]
  const start = performance.now()
  await documents.warmUp([hanging.releases])
  expect(hanging.rendered()).toHaveLength(2)
  expect(performance.now() - start).toBeLessThan(3_000)
  await documents.warmUp([failing.releases])
  expect(await visit(before, '/listing/1')).toBe('cached')
})
