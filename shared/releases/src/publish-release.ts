import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { integrityOf, integrityTable } from './integrity.ts'
import { type Files, ID_PLACEHOLDER, type ReleaseFacts, releaseIdOf } from './release-id.ts'
import { appendEntry } from './release-log.ts'
import { INTEGRITY_FILE } from './release-paths.ts'
import { foldLog } from './release-state.ts'
import type { ReleaseStore } from './release-store.ts'
import { signDocument } from './signature.ts'

const compress = promisify(brotliCompress)
const carriesId = /\.(js|cjs|css|json|svg)$/

/** Folder of the vendor chunks in a release store: named after their content, shared by all releases. */
export const VENDOR_FOLDER = 'vendor'

/** Returns true for a served text, which is stored with a compressed copy, `PATH.br`; `release.*` files are not served. */
export const isCompressible = (path: string) => /\/(?!release\.)[^/]+\.(js|css|json|svg)$/.test(path)

/** Path of a vendor chunk as release documents name it: relative to a release's own folder. */
export const vendorFile = (name: string) => `../../${VENDOR_FOLDER}/${name}`

export interface PublishOptions {
  /** Private key of the unit, in PEM. */
  signingKey: string
  /** Author of the publication, for the log. */
  by: string
  /** Source revision of the build, for the log. */
  revision?: string | undefined
  /** Stores a compressed copy of each text file; `npm run dev` does not need them. */
  isCompressed?: boolean
  /** Receives the number of stored files after each of them. */
  onProgress?: ((stored: number, total: number) => void) | undefined
}

/**
 * Publishes a finished build: stores its files and its signed document, records it in the log and returns its id. The
 * build is laid out as a release store, with the placeholder for the id in paths and texts. Publishing equal output again
 * changes nothing.
 * @throws if a vendor chunk contains the id, which changes with each release, or if the store has other content
 */
export async function publishRelease(
  store: ReleaseStore,
  build: string,
  facts: ReleaseFacts,
  options: PublishOptions,
): Promise<string> {
  const { unit } = facts
  const { signingKey, by, revision, isCompressed = true } = options
  const built = await readFiles(join(build, unit, ID_PLACEHOLDER))
  const vendor = await readFiles(join(build, VENDOR_FOLDER))
  for (const [name, bytes] of vendor)
    if (bytes.includes(ID_PLACEHOLDER)) throw new Error(`The vendor chunk ${name} of ${unit} carries the release's id.`)
  for (const [path, bytes] of built)
    if (carriesId.test(path) && bytes.toString().replaceAll(ID_PLACEHOLDER, '').includes(ID_WORDS))
      throw new Error(`${path} of ${unit} spells ${ID_PLACEHOLDER} in another way, so that releases would share it.`)
  const id = releaseIdOf(built, facts)
  const folder = `${unit}/${id}`
  const own = new Map([...built].map(([path, bytes]) => [path, carriesId.test(path) ? withId(bytes, id) : bytes]))
  const named = [...own, ...[...vendor].map(([name, bytes]) => [vendorFile(name), bytes] as const)]
  const integrity = Object.fromEntries(named.map(([path, bytes]) => [path, integrityOf(bytes)]))
  const table = integrityTable(integrity)
  own.set(INTEGRITY_FILE, table)
  integrity[INTEGRITY_FILE] = integrityOf(table)
  const document = Buffer.from(`${JSON.stringify({ ...facts, id, integrity }, null, 2)}\n`)

  const { file, signature } = signDocument(document, signingKey)
  const missingVendor = () => missingOf(store, VENDOR_FOLDER, vendor, isCompressed)
  const isSigned = (await store.read(`${folder}/${file}`)) !== undefined
  // Before the signature exists, an interrupted publication may have stored other content.
  const missing = isSigned ? await missingOf(store, folder, own, isCompressed) : filesIn(folder, own)
  await storeFiles(store, [...(await missingVendor()), ...missing], options)
  // Last because a release counts as published once its signature exists.
  await createEqual(store, `${folder}/release.json`, document)
  await createEqual(store, `${folder}/${file}`, signature)
  const bytes = [...own.values()].reduce((total, one) => total + one.length, 0)
  const isRecorded = (log: Parameters<typeof foldLog>[0]) => foldLog(log)[unit]?.published.some(one => one.id === id)
  await appendEntry(store, log => {
    if (isRecorded(log)) return undefined
    return { action: 'publish', releases: { [unit]: id }, by, bytes, ...(revision && { revision }) }
  })
  // A removal that read the log before this entry may have deleted vendor chunks that this release shares.
  await storeFiles(store, await missingVendor(), options)
  return id
}

/** Reads all files below a folder, by their path in it; none if there is no such folder. */
export async function readFiles(folder: string): Promise<Files> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(paths.map(async path => [relative(folder, path), await readFile(path)] as [string, Buffer])),
  )
}

/** Form of the placeholder in an identifier that a bundler makes of it. */
const ID_WORDS = 'RELEASE_ID'

const withId = (bytes: Buffer, id: string) => Buffer.from(bytes.toString().replaceAll(ID_PLACEHOLDER, id))

type PathAndBytes = readonly [path: string, bytes: Buffer]

const filesIn = (folder: string, files: Files): PathAndBytes[] =>
  [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const)

/** Returns the files that are not in a folder of the store, or not with their compressed copy. */
async function missingOf(
  store: ReleaseStore,
  folder: string,
  files: Files,
  isCompressed: boolean,
): Promise<PathAndBytes[]> {
  const stored = new Set(await store.list(folder))
  return filesIn(folder, files).filter(
    ([path]) => !stored.has(path) || (isCompressed && isCompressible(path) && !stored.has(`${path}.br`)),
  )
}

/** Stores files, then their compressed copies: a vendor chunk counts as stored once its copy exists. */
async function storeFiles(
  store: ReleaseStore,
  files: PathAndBytes[],
  { isCompressed = true, onProgress }: Pick<PublishOptions, 'isCompressed' | 'onProgress'>,
): Promise<void> {
  let stored = 0
  const storeFile = async ([path, bytes]: PathAndBytes) => {
    await createEqual(store, path, bytes)
    if (isCompressed && isCompressible(path)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await store.create(`${path}.br`, await compress(bytes, { params }))
    }
    onProgress?.(++stored, files.length)
  }
  await Promise.all(files.map(storeFile))
}

/** Creates a file. @throws if it exists with other content */
async function createEqual(store: ReleaseStore, path: string, bytes: Buffer): Promise<void> {
  if (await store.create(path, bytes)) return
  const existing = await store.read(path)
  if (!existing?.equals(bytes)) throw new Error(`${path} is in the release store with other content.`)
}
