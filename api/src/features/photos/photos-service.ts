import { randomBytes } from 'node:crypto'
import type { PhotoPlace } from '@closyyy/contract/photos'
import { createLimiter } from '../../concurrency-limiter.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { fieldErrors } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { type Message, message } from '../../messages/response-message.ts'
import { imageTypeOf, matchesDeclaredType } from './image-type.ts'
import { type Renditions, renderUpload, type Shape, TooManyPixels } from './photo-renditions.ts'
import type { NewPhoto, StoredUpload, UploadedPhoto } from './photo-response.ts'
import type { PhotoStore } from './photo-store.ts'

const limiter = createLimiter({
  concurrency: 2,
  maxWaiting: 100,
  tooMany: () => serviceUnavailable('photo.busy'),
})

class RejectedFile extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.id)
    this.reason = reason
  }
}

function rejected({ name }: File, problem: 'invalid' | 'too-many-pixels' | 'type-differs'): RejectedFile {
  return new RejectedFile(name ? message(`file.named.${problem}`, { name }) : message(`file.unnamed.${problem}`))
}

async function render(file: File, shape: Shape): Promise<Renditions> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = imageTypeOf(bytes)
  if (!type) throw new RejectedFile(message('photo.type-unsupported'))
  if (!matchesDeclaredType(file.type, type)) throw rejected(file, 'type-differs')
  try {
    return await renderUpload(bytes, type, shape)
  } catch (error) {
    throw rejected(file, error instanceof TooManyPixels ? 'too-many-pixels' : 'invalid')
  }
}

async function storePhoto(store: PhotoStore, file: File, shape: Shape): Promise<NewPhoto> {
  const { files, ...photo } = await limiter.run(() => render(file, shape))
  // Random, not a content hash: the key alone protects the photo of a pending product.
  const key = randomBytes(16).toString('hex')
  try {
    await store.save(key, files)
  } catch (error) {
    await store.discard([key])
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? serviceUnavailable() : error
  }
  return { key, ...photo }
}

async function storePhotos(store: PhotoStore, files: readonly File[], field: string): Promise<NewPhoto[]> {
  const stored: NewPhoto[] = []
  const errors: Record<string, Message[]> = {}
  try {
    for (const [index, file] of files.entries()) {
      try {
        stored.push(await storePhoto(store, file, 'whole'))
      } catch (error) {
        if (!(error instanceof RejectedFile)) throw error
        errors[`${field}.${index}`] = [error.reason]
      }
    }
    if (Object.keys(errors).length > 0) throw fieldErrors(errors)
    return stored
  } catch (error) {
    await store.discard(stored.map(({ key }) => key))
    throw error
  }
}

/**
 * Deletes the files of photos if writing their rows fails. A write that ended without a response of the database may be
 * committed: its files are left to `sweepPhotos` (PHOTO-7).
 */
async function discardUnlessWritten<Result>(
  store: PhotoStore,
  keys: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) await store.discard(keys)
    throw error
  }
}

/** Stores uploaded photos, all or none, and deletes the files if `writeRows` fails. */
export async function withNewPhotos<Result>(
  store: PhotoStore,
  files: readonly File[],
  field: string,
  writeRows: (photos: NewPhoto[]) => Promise<Result>,
): Promise<Result> {
  const stored = await storePhotos(store, files, field)
  return discardUnlessWritten(
    store,
    stored.map(({ key }) => key),
    () => writeRows(stored),
  )
}

/** Stores a profile picture as a small square, and deletes the file if `writeKey` fails; null without a file. */
export async function withNewPicture<Result>(
  store: PhotoStore,
  file: File | undefined,
  field: string,
  writeKey: (key: string | null) => Promise<Result>,
): Promise<Result> {
  if (!file) return writeKey(null)
  const { key } = await storePhoto(store, file, 'square').catch(error => {
    throw error instanceof RejectedFile ? fieldErrors({ [field]: [error.reason] }) : error
  })
  return discardUnlessWritten(store, [key], () => writeKey(key))
}

/** A request's photos apart from those that it repeats (PHOTO-6). */
export interface Uploads {
  added: UploadedPhoto[]
  /** Keys of the others, whose files are not needed. */
  repeatedKeys: string[]
  /** Returns the ids of all photos of the request, from those of the added ones. */
  idsOf: (addedIds: readonly number[]) => number[]
}

export function separateUploads(
  photos: readonly NewPhoto[],
  uploadIds: readonly string[],
  stored: readonly Pick<StoredUpload, 'id' | 'upload_id'>[],
): Uploads {
  const idByUpload = new Map(
    stored.flatMap(({ id, upload_id }) => (upload_id === null ? [] : [[upload_id, id] as const])),
  )
  const uploads = photos.map((photo, index) => ({ ...photo, upload_id: uploadIds[index] }))
  const storedId = ({ upload_id }: UploadedPhoto) => idByUpload.get(upload_id ?? '')
  return {
    added: uploads.filter(photo => storedId(photo) === undefined),
    repeatedKeys: uploads.filter(photo => storedId(photo) !== undefined).map(({ key }) => key),
    idsOf(addedIds) {
      const next = addedIds.values()
      return uploads.flatMap(photo => storedId(photo) ?? next.next().value ?? [])
    },
  }
}

/** Orders photo ids as requested: `new` is the next added one; unnamed ones follow, unknown ids are ignored. */
export function inOrder(
  requested: readonly PhotoPlace[],
  current: readonly number[],
  added: readonly number[],
): number[] {
  const next = added.values()
  const all = [...current, ...added]
  const named = requested.flatMap(place => (place === 'new' ? (next.next().value ?? []) : place))
  return [...new Set([...named.filter(id => all.includes(id)), ...all])]
}
