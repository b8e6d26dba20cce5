import { beforeEach, describe, expect, test, vi } from 'vitest'
import { releaseLoader } from './release-loader.ts'

const FOLDER = '/releases/storefront/0123456789ab/'
const TABLE = `${FOLDER}integrity.json`

interface FakeElement {
  src?: string
  href?: string
  integrity?: string
  crossOrigin?: string
  fetchPriority?: string
  onload?: () => void
  onerror?: () => void
}

interface Loader {
  readTables: (units?: string[]) => void
  addTable: (path: string, integrity: string) => void
  beginScript: (path: string) => void
  loadScript: (path: string) => Promise<void>
  loadStyle: (link: unknown, path: string) => Promise<void>
}

const table: Record<string, string> = { 'js/page.js': 'sha384-page', 'css/page.css': 'sha384-sheet' }
const fetchFile = vi.fn()
/** Elements that the loader added, as they were then. */
let added: FakeElement[]
/** Outcomes of the next scripts, in order; further ones load. */
let outcomes: ('onload' | 'onerror')[]
let policy: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
let readyState: DocumentReadyState

beforeEach(() => {
  readyState = 'interactive'
  added = []
  outcomes = []
  fetchFile.mockReset().mockImplementation(async () => ({ json: async () => table }))
})

/** Runs the document's loader over links with these hashes. */
function startLoader(links: Record<string, string> = { [TABLE]: 'sha384-table' }): Loader {
  const elements = Object.entries(links).map(([href, integrity]) => ({ integrity, getAttribute: () => href }))
  const window = {
    trustedTypes: {
      createPolicy: (_: string, rules: typeof policy) => {
        policy = rules
      },
    },
    releaseLoader: undefined as unknown as Loader,
  }
  const document = {
    readyState,
    currentScript: { dataset: { entry: '/releases/shell/a/main.js', integrity: 'sha384-main' } },
    querySelectorAll: () => elements,
    createElement: () => ({ remove: () => undefined }),
    head: {
      append(element: FakeElement) {
        added.push({ ...element })
        queueMicrotask(() => element[outcomes.shift() ?? 'onload']?.())
      },
    },
  }
  const location = { origin: 'https://shop.example' }
  const parts = { document, window, location, origin: location.origin, fetch: fetchFile }
  new Function(...Object.keys(parts), releaseLoader)(...Object.values(parts))
  return window.releaseLoader
}

describe('loadScript', () => {
  test('adds a script that the document names with its hash, without a request for a table', async () => {
    await startLoader({ '/releases/vendor/react.js': 'sha384-react' }).loadScript('/releases/vendor/react.js')
    expect(added).toMatchObject([
      { src: '/releases/vendor/react.js', integrity: 'sha384-react', crossOrigin: 'anonymous' },
    ])
    expect(fetchFile).not.toHaveBeenCalled()
  })

  test('adds the entry script with its hash', async () => {
    await startLoader().loadScript('/releases/shell/a/main.js')
    expect(added).toMatchObject([{ src: '/releases/shell/a/main.js', integrity: 'sha384-main' }])
  })

  test.each([
    ['interactive', 'auto'],
    ['complete', 'high'],
  ] as const)('of a document that is %s, requests scripts with the priority %s', async (state, fetchPriority) => {
    readyState = state
    await startLoader().loadScript('/releases/shell/a/main.js')
    expect(added).toMatchObject([{ fetchPriority }])
  })

  test('reads the hash of another script from the verified table of its release, once', async () => {
    const loader = startLoader()
    await Promise.all([loader.loadScript(`${FOLDER}js/page.js`), loader.loadScript(`${FOLDER}js/page.js`)])
    expect(fetchFile.mock.calls).toEqual([[TABLE, { integrity: 'sha384-table' }]])
    expect(added[0]).toMatchObject({ src: `${FOLDER}js/page.js`, integrity: 'sha384-page' })
  })

  test('loads a release that was promoted later from the table that is added for it', async () => {
    const loader = startLoader({})
    loader.addTable(TABLE, 'sha384-later')
    await loader.loadScript(`${FOLDER}js/page.js`)
    expect(fetchFile.mock.calls).toEqual([[TABLE, { integrity: 'sha384-later' }]])
    expect(added).toMatchObject([{ integrity: 'sha384-page' }])
  })

  test.each([
    ['a file that is not in the table', `${FOLDER}js/other.js`],
    ['a name that every object has', `${FOLDER}constructor`],
    ['a release without a table in the document', '/releases/auth/0123456789ab/js/page.js'],
    ['a path outside the releases', '/photos/1.js'],
    ['a vendor chunk that the document does not name', '/releases/vendor/other.js'],
  ])('adds no script for %s', async (_, path) => {
    await expect(startLoader().loadScript(path)).rejects.toThrow('has no known hash')
    expect(added).toEqual([])
  })

  test('adds no script if the table does not match its hash, and reads it again for the next one', async () => {
    const loader = startLoader()
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(loader.loadScript(`${FOLDER}js/page.js`)).rejects.toThrow('Failed to fetch')
    expect(added).toEqual([])
    await loader.loadScript(`${FOLDER}js/page.js`)
    expect(added).toHaveLength(1)
  })

  test('replaces a cached response that does not match its hash', async () => {
    outcomes = ['onerror']
    await startLoader().loadScript('/releases/shell/a/main.js')
    expect(fetchFile.mock.calls).toEqual([['/releases/shell/a/main.js', { cache: 'reload', integrity: 'sha384-main' }]])
    expect(added).toHaveLength(2)
  })

  test('fails if the response from the network does not match the hash either', async () => {
    outcomes = ['onerror', 'onerror']
    await expect(startLoader().loadScript('/releases/shell/a/main.js')).rejects.toThrow('main.js could not be loaded')
  })
})

describe('beginScript', () => {
  const REACT = '/releases/vendor/react.js'

  test('adds a script that the next load waits for, and a further load adds again', async () => {
    const loader = startLoader({ [REACT]: 'sha384-react' })
    loader.beginScript(REACT)
    await loader.loadScript(REACT)
    expect(added).toMatchObject([{ src: REACT, integrity: 'sha384-react' }])
    await loader.loadScript(REACT)
    expect(added).toHaveLength(2)
  })

  test('reports a failure to the load that waits for it, and to no one else', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    outcomes = ['onerror', 'onerror']
    const loader = startLoader({ [REACT]: 'sha384-react' })
    loader.beginScript(REACT)
    await new Promise(resolve => setTimeout(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    await expect(loader.loadScript(REACT)).rejects.toThrow('react.js could not be loaded')
    await loader.loadScript(REACT)
    expect(added).toHaveLength(3)
  })
})

describe('loadStyle', () => {
  const aLink = () => Object.assign(new EventTarget(), { href: '', integrity: '' })

  test('requests a style sheet with its hash', async () => {
    const link = aLink()
    await startLoader().loadStyle(link, `${FOLDER}css/page.css`)
    expect(link).toMatchObject({ href: `${FOLDER}css/page.css`, integrity: 'sha384-sheet' })
  })

  test('requests no style sheet without a known hash, and reports the failure', async () => {
    const link = aLink()
    const failed = vi.fn()
    link.addEventListener('error', failed)
    await startLoader().loadStyle(link, `${FOLDER}css/other.css`)
    expect(link.href).toBe('')
    expect(failed).toHaveBeenCalledOnce()
  })
})

test.each([
  ['/releases/storefront/0123456789ab/js/page.js', true],
  ['https://shop.example/service-worker.js', true],
  ['https://evil.example/releases/storefront/0123456789ab/js/page.js', false],
  ['//evil.example/releases/a.js', false],
  ['/api/v1/products.js', false],
  ['/releases/../photos/1.js', false],
  ['/releases/storefront/0123456789ab/assets/icon.svg', false],
  ['data:text/javascript,alert(1)//releases/a.js', false],
])('the policy of Trusted Types, for %s, allows a script: %s', (url, isAllowed) => {
  startLoader()
  expect(policy.createScriptURL(url)).toBe(isAllowed ? url : null)
})

test('the policy of Trusted Types allows to empty an element, and no HTML', () => {
  startLoader()
  expect(policy.createHTML('')).toBe('')
  for (const html of [' ', '<p></p>', '<img src onerror=alert(1)>']) expect(policy.createHTML(html)).toBeNull()
})

describe('readTables', () => {
  const ofAuth = '/releases/auth/a/integrity.json'
  const links = { [TABLE]: 'sha384-table', [ofAuth]: 'sha384-auth', '/releases/vendor/react.js': 'sha384-react' }

  test('reads the tables of all releases in advance', () => {
    startLoader(links).readTables()
    expect(fetchFile.mock.calls).toEqual([
      [TABLE, { integrity: 'sha384-table' }],
      [ofAuth, { integrity: 'sha384-auth' }],
    ])
  })

  test('reads those of some units alone', () => {
    startLoader(links).readTables(['auth', 'seller-hub'])
    expect(fetchFile.mock.calls).toEqual([[ofAuth, { integrity: 'sha384-auth' }]])
  })
})
