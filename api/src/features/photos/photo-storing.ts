import { randomBytes, randomUUID } from 'node:crypto'
import { fieldErrors } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { type Message, message } from '../../messages/response-message.ts'
import { imageTypeOf, matchesDeclaredType } from './image-type.ts'
import { type Renditions, renderUpload, type Shape, TooManyPixels } from './photo-renditions.ts'
import type { PhotoStore } from './photo-store.ts'
import { createRenderQueue } from './render-queue.ts'

/** An uploaded photo with stored files but no row yet. */
export interface NewPhoto {
  key: string
  width: number
  height: number
  placeholder: string | null
}

const queue = createRenderQueue(2, 100)

/** Carries the message of one rejected file. */
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
  const { files, ...photo } = await queue.run(randomUUID(), () => render(file, shape))
  // Random instead of a content hash: the key alone protects the photo of a pending product.
  const key = randomBytes(16).toString('hex')
  try {
    await store.save(key, files)
  } catch (error) {
    await store.remove([key])
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? serviceUnavailable() : error
  }
  return { key, ...photo }
}

async function storePhotos(store: PhotoStore, files: readonly File[], field: string): Promise<NewPhoto[]> {
  const taken: NewPhoto[] = []
  const refused: Record<string, Message[]> = {}
  try {
    for (const [index, file] of files.entries()) {
      try {
        taken.push(await storePhoto(store, file, 'whole'))
      } catch (error) {
        if (!(error instanceof RejectedFile)) throw error
        refused[`${field}.${index}`] = [error.reason]
      }
    }
    if (Object.keys(refused).length > 0) throw fieldErrors(refused)
    return taken
  } catch (error) {
    await store.remove(taken.map(({ key }) => key))
    throw error
  }
}

/**
 * Stores uploaded photos, all or none, and runs `work` to write their rows; deletes the files if that fails. @throws
 * AppError `invalid` with `<field>.<index>` for every rejected file, `unavailable`
 */
export async function withNewPhotos<Result>(
  store: PhotoStore,
  files: readonly File[],
  field: string,
  writeRows: (photos: NewPhoto[]) => Promise<Result>,
): Promise<Result> {
  const taken = await storePhotos(store, files, field)
  try {
    return await writeRows(taken)
  } catch (error) {
    await store.remove(taken.map(({ key }) => key))
    throw error
  }
}

/**
 * Stores a profile picture as a small square and runs `writeKey`; deletes the file if that fails. @param writeKey
 * stores its key, or null without a file @throws AppError `invalid` with the field, `unavailable`
 */
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
  try {
    return await writeKey(key)
  } catch (error) {
    await store.remove([key])
    throw error
  }
}
