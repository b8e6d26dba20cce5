import type { KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasIntegrity } from './integrity.ts'
import { Release } from './release-document.ts'
import type { ReleaseStore } from './release-store.ts'
import { isSigned, parsePublicKeys } from './signature.ts'

/** Public keys by the unit whose releases they may sign. */
export type PublicKeys = Record<string, KeyObject[]>

const KEY_FILE_ENDING = '.public.pem'

/** Reads the public keys of a folder, by the unit that its files `UNIT.public.pem` name; none if it does not exist. */
export async function readPublicKeys(folder: string): Promise<PublicKeys> {
  const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith(KEY_FILE_ENDING))
  const keys = files.map(async file => {
    const unit = file.slice(0, -KEY_FILE_ENDING.length)
    return [unit, parsePublicKeys(await readFile(join(folder, file), 'utf8'))] as const
  })
  return Object.fromEntries(await Promise.all(keys))
}

/** A release whose files are proven to be those that its unit's team published. */
export interface VerifiedRelease extends Release {
  /** Content of each file by its path in the release's folder, as it was verified. */
  files: Map<string, Buffer>
}

/** A release that must not run. */
export class InvalidReleaseError extends Error {
  override readonly name = 'InvalidReleaseError'
  readonly unit: string
  readonly release: string
  /** Path of the file in the release's folder. */
  readonly file: string

  constructor(
    { unit, id, file, reason }: { unit: string; id: string; file: string; reason: string },
    options?: ErrorOptions,
  ) {
    super(`${unit} ${id} was rejected: ${file} ${reason}.`, options)
    this.unit = unit
    this.release = id
    this.file = file
  }
}

/**
 * Reads a release and verifies all of it: the signature of its document by a key of its unit, the document's grammar, and
 * the hash of each file, vendor chunks included.
 * @throws InvalidReleaseError for the first violation
 */
export async function readVerifiedRelease(
  store: ReleaseStore,
  keys: PublicKeys,
  { unit, id }: { unit: string; id: string },
): Promise<VerifiedRelease> {
  const folder = `${unit}/${id}`
  const reject = (file: string, reason: string): never => {
    throw new InvalidReleaseError({ unit, id, file, reason })
  }
  const bytes = (await store.read(`${folder}/release.json`)) ?? reject('release.json', 'is missing')
  const isTrusted = await isSigned(bytes, keys[unit] ?? [], file => store.read(`${folder}/${file}`))
  if (!isTrusted) reject('release.json', `has no valid signature by a key of ${unit}`)
  const parsed = Release.safeParse(JSON.parse(bytes.toString()))
  if (!parsed.success) return reject('release.json', `is not valid at ${parsed.error.issues[0]?.path.join('.')}`)
  const release = parsed.data
  if (release.unit !== unit || release.id !== id) reject('release.json', `is that of ${release.unit} ${release.id}`)
  for (const file of namedFiles(release))
    if (!Object.hasOwn(release.integrity, file)) reject(file, 'has no hash in the release document')
  const files = await Promise.all(
    Object.entries(release.integrity).map(async ([file, expected]) => {
      const path = new URL(file, `store:/${folder}/`).pathname.slice(1)
      const content = (await store.read(path)) ?? reject(file, 'is missing')
      if (!hasIntegrity(content, expected)) reject(file, 'does not match its hash')
      return [file, content] as const
    }),
  )
  return { ...release, files: new Map(files) }
}

/** Returns every file that the release document names outside its list of hashes. */
function namedFiles({ entry, initial, chunks, server }: Release): string[] {
  const assets = [initial, ...Object.values(chunks)]
  return [entry, server, ...assets.flatMap(({ scripts, styles }) => [...scripts, ...styles])]
}
