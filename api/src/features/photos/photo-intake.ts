import { randomBytes, randomUUID } from 'node:crypto'
import { fieldErrors } from '../../http/app-error.ts'
import { serviceUnavailable } from '../../http/error-handler.ts'
import { type Message, message } from '../../messages/response-message.ts'
import { imageTypeOf, isHonest } from './image-type.ts'
import { type Renditions, renderUpload, type Shape, TooManyPixels } from './photo-renditions.ts'
import type { PhotoStore } from './photo-store.ts'
import { createRenderQueue } from './render-queue.ts'

/** An uploaded photo whose files stand in the store and whose row does not exist yet. */
export interface NewPhoto {
  key: string
  width: number
  height: number
  placeholder: string | null
}

const queue = createRenderQueue(2, 100)

/** The reason for which one file is refused. */
class Refused extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.id)
    this.reason = reason
  }
}

function problemWith({ name }: File, problem: 'invalid' | 'too-many-pixels' | 'type-differs'): Refused {
  return new Refused(name ? message(`file.named.${problem}`, { name }) : message(`file.unnamed.${problem}`))
}

async function render(file: File, shape: Shape): Promise<Renditions> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = imageTypeOf(bytes)
  if (!type) throw new Refused(message('photo.type-unsupported'))
  if (!isHonest(file.type, type)) throw problemWith(file, 'type-differs')
  try {
    return await renderUpload(bytes, type, shape)
  } catch (error) {
    throw problemWith(file, error instanceof TooManyPixels ? 'too-many-pixels' : 'invalid')
  }
}

async function takeInOne(store: PhotoStore, file: File, shape: Shape): Promise<NewPhoto> {
  const { files, ...photo } = await queue.run(randomUUID(), () => render(file, shape))
  // Random, not of the content: a key is the only thing between a stranger and the photo of a pending product.
  const key = randomBytes(16).toString('hex')
  try {
    await store.save(key, files)
  } catch (error) {
    await store.remove([key])
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? serviceUnavailable() : error
  }
  return { key, ...photo }
}

async function takeInPhotos(store: PhotoStore, files: readonly File[], field: string): Promise<NewPhoto[]> {
  const taken: NewPhoto[] = []
  const refused: Record<string, Message[]> = {}
  try {
    for (const [index, file] of files.entries()) {
      try {
        taken.push(await takeInOne(store, file, 'whole'))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
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
 * Takes uploaded pictures in, all or none, and has their rows written; their files go again where that fails.
 * @throws AppError `invalid` with `<field>.<index>` for every refused file, `unavailable`
 */
export async function withNewPhotos<Result>(
  store: PhotoStore,
  files: readonly File[],
  field: string,
  writeRows: (photos: NewPhoto[]) => Promise<Result>,
): Promise<Result> {
  const taken = await takeInPhotos(store, files, field)
  try {
    return await writeRows(taken)
  } catch (error) {
    await store.remove(taken.map(({ key }) => key))
    throw error
  }
}

/**
 * Takes one picture of a person in, as a small square, and has it noted; its file goes again where that fails.
 * @param writeKey notes its key, or null where there is no file
 * @throws AppError `invalid` with the field, `unavailable`
 */
export async function withNewPicture<Result>(
  store: PhotoStore,
  file: File | undefined,
  field: string,
  writeKey: (key: string | null) => Promise<Result>,
): Promise<Result> {
  if (!file) return writeKey(null)
  const { key } = await takeInOne(store, file, 'square').catch(error => {
    throw error instanceof Refused ? fieldErrors({ [field]: [error.reason] }) : error
  })
  try {
    return await writeKey(key)
  } catch (error) {
    await store.remove([key])
    throw error
  }
}
