import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Files, ID_PLACEHOLDER, type ReleaseFacts, releaseIdOf } from './release-id.ts'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|json|svg)$/
const carriesId = /\.(js|cjs|css|json|svg)$/

/** Folder of the vendor chunks in the releases folder: named after their content, shared by all releases. */
export const VENDOR_FOLDER = 'vendor'

/** Path of a vendor chunk as release documents name it: relative to a release's own folder. */
export const vendorFile = (name: string) => `../../${VENDOR_FOLDER}/${name}`

export interface PublishOptions {
  /** Whether to store a compressed copy of each text file; `npm run dev` does not need them. */
  isCompressed?: boolean
}

/**
 * Publishes a finished build and returns the id of its release. The build is laid out as the releases folder, with the
 * placeholder for the id in paths and texts. A release that is there already stays as it is: releases never change.
 * @throws if a vendor chunk carries the id, as it would change with each release
 */
export async function publishRelease(
  folder: string,
  build: string,
  facts: ReleaseFacts,
  { isCompressed = true }: PublishOptions = {},
): Promise<string> {
  const { unit } = facts
  const own = await readFiles(join(build, unit, ID_PLACEHOLDER))
  const vendor = await readFiles(join(build, VENDOR_FOLDER))
  for (const [name, bytes] of vendor)
    if (bytes.includes(ID_PLACEHOLDER)) throw new Error(`The vendor chunk ${name} of ${unit} carries the release's id.`)
  const id = releaseIdOf(own, facts)
  const target = join(folder, unit, id)
  if (existsSync(join(target, 'release.json'))) return id

  const files: Files = new Map(
    [...own].map(([path, bytes]) => [path, carriesId.test(path) ? withId(bytes, id) : bytes]),
  )
  const named = [...files, ...[...vendor].map(([name, bytes]) => [vendorFile(name), bytes] as const)]
  const integrity = Object.fromEntries(named.map(([path, bytes]) => [path, integrityOf(bytes)]))
  const document = `${JSON.stringify({ ...facts, id, integrity }, null, 2)}\n`

  // Vendor chunks first: no release names a file that is not there.
  await writeVendor(join(folder, VENDOR_FOLDER), vendor, isCompressed)
  const staging = `${target}.new`
  await rm(staging, { recursive: true, force: true })
  await writeFiles(staging, files, isCompressed)
  await writeFile(join(staging, 'release.json'), document)
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
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

const withId = (bytes: Buffer, id: string) => Buffer.from(bytes.toString().replaceAll(ID_PLACEHOLDER, id))

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Adds chunks that are not there yet, each in one step, as other releases may publish the same one at this moment. */
async function writeVendor(folder: string, chunks: Files, isCompressed: boolean): Promise<void> {
  const missing = [...chunks].filter(([name]) => !existsSync(join(folder, isCompressed ? `${name}.br` : name)))
  if (missing.length === 0) return
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(`${folder}.new-`)
  await writeFiles(staging, new Map(missing), isCompressed)
  // Moves compressed copies last, as a chunk counts as published once its compressed copy exists.
  const written = (await readdir(staging)).sort((a, b) => a.length - b.length)
  for (const name of written) await rename(join(staging, name), join(folder, name))
  await rm(staging, { recursive: true })
}

async function writeFiles(folder: string, files: Files, isCompressed: boolean): Promise<void> {
  const paths = [...files.keys()].map(path => join(folder, path))
  for (const parent of new Set([folder, ...paths.map(dirname)])) await mkdir(parent, { recursive: true })
  const write = async ([path, bytes]: [string, Buffer]) => {
    await writeFile(join(folder, path), bytes)
    if (!isCompressed || !compressible.test(path)) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(join(folder, `${path}.br`), await compress(bytes, { params }))
  }
  await Promise.all([...files].map(write))
}
