import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type CallDescriptions, callHash } from '../src/call-compatibility.ts'
import { type PublishOptions, publishRelease } from '../src/publish-release.ts'
import { CALLS_FILE } from '../src/release-document.ts'
import { ID_PLACEHOLDER, type ReleaseFacts } from '../src/release-id.ts'
import type { ReleaseStore } from '../src/release-store.ts'
import { createKeyPair } from '../src/signature.ts'

/** Key pair that signs the releases of tests, unless a test uses its own. */
export const testKey = createKeyPair()

/** Returns the facts of a release whose files are `entry.js`, `server.cjs` and `page.css`. */
export function testFacts(facts: Partial<ReleaseFacts> = {}): ReleaseFacts {
  return {
    unit: 'storefront',
    entry: 'entry.js',
    initial: { scripts: [], styles: ['page.css'] },
    chunks: {},
    server: 'server.cjs',
    claims: [],
    fragments: {},
    ...facts,
  }
}

/** Creates the document of a release without files, for tests of the log alone. */
export async function createTestDocument(store: ReleaseStore, unit: string, id: string): Promise<void> {
  const document = { ...testFacts({ unit }), id, integrity: {} }
  await store.create(`${unit}/${id}/release.json`, Buffer.from(JSON.stringify(document)))
}

/** Content of a release's files, by their path in it, and of vendor chunks, by `vendor/NAME`. */
export type TestFiles = Record<string, string>

/** Publishes files as a release and returns its id; files that are not given have a fixed content. `calls` are those that it uses. */
export async function publishTestRelease(
  store: ReleaseStore,
  {
    facts = {},
    files = {},
    calls = {},
    ...options
  }: Partial<PublishOptions> & { facts?: Partial<ReleaseFacts>; files?: TestFiles; calls?: CallDescriptions },
): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
  const hashes = Object.entries(calls).map(([name, call]) => [name, callHash(call)] as const)
  const all = testFacts({ ...(hashes.length > 0 && { calls: Object.fromEntries(hashes) }), ...facts })
  const defaults = { 'entry.js': 'enter()', 'server.cjs': 'exports.remote = {}', 'page.css': 'a{b:c}' }
  const described = hashes.length > 0 ? { [CALLS_FILE]: JSON.stringify(calls) } : {}
  for (const [path, text] of Object.entries({ ...defaults, ...described, ...files })) {
    const target = path.startsWith('vendor/') ? join(build, path) : join(build, all.unit, ID_PLACEHOLDER, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  try {
    return await publishRelease(store, build, all, { signingKey: testKey.privateKey, by: 'Sara', ...options })
  } finally {
    await rm(build, { recursive: true })
  }
}
