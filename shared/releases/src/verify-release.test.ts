import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishTestRelease, testKey } from '../test/test-release.ts'
import { integrityOf } from './integrity.ts'
import { vendorFile } from './publish-release.ts'
import { openFolderStore, type ReleaseStore } from './release-store.ts'
import { createKeyPair, parsePublicKeys, signDocument } from './signature.ts'
import { readVerifiedRelease } from './verify-release.ts'

let folder: string
let store: ReleaseStore
let id: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-releases-'))
  store = openFolderStore(folder)
  const chunk = vendorFile('react.1.js')
  const facts = { initial: { scripts: [chunk, 'js/inner.js'], styles: ['page.css'] } }
  id = await publishTestRelease(store, { facts, files: { 'js/inner.js': 'inner()', 'vendor/react.1.js': 'react()' } })
})
afterEach(() => rm(folder, { recursive: true }))

const keys = { storefront: parsePublicKeys(testKey.publicKey), auth: parsePublicKeys(createKeyPair().publicKey) }
const verify = (unit = 'storefront') => readVerifiedRelease(store, keys, { unit, id })
const pathOf = (file: string) => join(folder, 'storefront', id, file)

test('returns a valid release with the content of its files', async () => {
  const release = await verify()
  expect(release).toMatchObject({ unit: 'storefront', id })
  expect(release.files.get('entry.js')?.toString()).toBe('enter()')
})

test.each(['entry.js', 'js/inner.js', 'page.css', 'server.cjs', 'integrity.json', '../../vendor/react.1.js'])(
  'rejects a release with one flipped bit in %s',
  async file => {
    const bytes = await readFile(pathOf(file))
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await writeFile(pathOf(file), bytes)
    await expect(verify()).rejects.toMatchObject({ unit: 'storefront', release: id, file })
  },
)

test('rejects a release whose file is missing', async () => {
  await rm(pathOf('js/inner.js'))
  await expect(verify()).rejects.toThrow('js/inner.js is missing')
})

/** Rewrites the release document, signed again with a key if one is given. */
async function rewriteDocument(change: (text: string) => string, privateKey?: string): Promise<void> {
  const text = await readFile(pathOf('release.json'), 'utf8')
  const changed = Buffer.from(change(text))
  expect(changed.toString()).not.toBe(text)
  await writeFile(pathOf('release.json'), changed)
  if (!privateKey) return
  const { file, signature } = signDocument(changed, privateKey)
  await writeFile(pathOf(file), signature)
}

const withoutHash = (text: string) =>
  text.replace(/\n *"js\/inner\.js": "sha256-[^"]+",?/, '').replace(/,(\s*\})/g, '$1')

/** Gives a file the SHA-384 that earlier releases have. */
const withLongHash = (content: string) => (text: string) =>
  text.replace(/("js\/inner\.js": )"sha256-[^"]+"/, `$1"${integrityOf(Buffer.from(content), 'sha384')}"`)

test('accepts the SHA-384 of an earlier release', async () => {
  await rewriteDocument(withLongHash('inner()'), testKey.privateKey)
  expect(await verify()).toMatchObject({ unit: 'storefront', id })
})

test('rejects a file that does not match its SHA-384', async () => {
  await rewriteDocument(withLongHash('other()'), testKey.privateKey)
  await expect(verify()).rejects.toThrow('js/inner.js does not match its hash')
})

test('rejects a document that was changed after it was signed', async () => {
  await rewriteDocument(withoutHash)
  await expect(verify()).rejects.toThrow('release.json has no valid signature by a key of storefront')
})

test('rejects a file without a hash, even if the document is signed', async () => {
  await rewriteDocument(withoutHash, testKey.privateKey)
  await expect(verify()).rejects.toThrow('js/inner.js has no hash')
})

test.each([
  ['entry', (text: string) => text.replace('"entry": "entry.js"', '"entry": "../../outside.js"')],
  ['initial.scripts.1', (text: string) => text.replace('"js/inner.js"', '"/etc/passwd"')],
  ['server', (text: string) => text.replace('"server": "server.cjs"', '"server": "..%2f..%2fevil.cjs"')],
  ['unit', (text: string) => text.replace('"unit": "storefront"', '"unit": "../auth"')],
])('rejects a signed document whose %s violates the grammar', async (path, change) => {
  await rewriteDocument(change, testKey.privateKey)
  await expect(verify()).rejects.toThrow(`release.json is not valid at ${path}`)
})

test('rejects a document without a signature', async () => {
  const signature = (await readdir(pathOf(''))).find(file => file.endsWith('.sig')) ?? ''
  await rm(pathOf(signature))
  await expect(verify()).rejects.toThrow('no valid signature')
})

test('rejects the signature of another release', async () => {
  const other = await publishTestRelease(store, { files: { 'entry.js': 'other()' } })
  const signature = (await readdir(pathOf(''))).find(file => file.endsWith('.sig')) ?? ''
  await cp(join(folder, 'storefront', other, signature), pathOf(signature))
  await expect(verify()).rejects.toThrow('no valid signature')
})

test("rejects a release that is signed with another unit's key", async () => {
  const other = createKeyPair()
  await rewriteDocument(text => `${text} `, other.privateKey)
  const withOther = { ...keys, auth: parsePublicKeys(other.publicKey) }
  await expect(readVerifiedRelease(store, withOther, { unit: 'storefront', id })).rejects.toThrow('no valid signature')
})

test('rejects a release of another unit, or under another id, even with a valid signature', async () => {
  await cp(pathOf(''), join(folder, 'auth', id), { recursive: true })
  const both = { ...keys, auth: keys.storefront }
  await expect(readVerifiedRelease(store, both, { unit: 'auth', id })).rejects.toThrow(`is that of storefront ${id}`)
  await cp(pathOf(''), join(folder, 'storefront', '0123456789ab'), { recursive: true })
  await expect(readVerifiedRelease(store, keys, { unit: 'storefront', id: '0123456789ab' })).rejects.toThrow(
    `is that of storefront ${id}`,
  )
})

test('rejects every release of a unit without keys', async () => {
  await expect(readVerifiedRelease(store, {}, { unit: 'storefront', id })).rejects.toThrow('no valid signature')
})

test('accepts each of several keys while one is being replaced', async () => {
  const next = createKeyPair()
  await publishTestRelease(store, { files: { 'entry.js': 'later()' }, signingKey: next.privateKey })
  const both = { storefront: parsePublicKeys(next.publicKey + testKey.publicKey) }
  expect(await readVerifiedRelease(store, both, { unit: 'storefront', id })).toMatchObject({ id })
})
