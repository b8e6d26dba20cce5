import { randomBytes, randomUUID } from 'node:crypto'
import type { FieldErrors } from '@closyyy/contract/errors'
import { AppError } from '../../http/app-error.ts'
import { notNow } from '../../http/error-handler.ts'
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

/** Why one file is refused, for a person. */
class Refused extends Error {}

const refusal = (fields: FieldErrors) => new AppError('invalid', Object.values(fields)[0]?.[0] ?? '', fields)

async function render(file: File, shape: Shape): Promise<Renditions> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = imageTypeOf(bytes)
  if (!type) throw new Refused('Only JPEG, PNG, JPG, GIF, and SVG images are allowed.')
  if (!isHonest(file.type, type)) throw new Refused(`${file.name} is not the type of image it says it is.`)
  try {
    return await renderUpload(bytes, type, shape)
  } catch (error) {
    throw new Refused(
      error instanceof TooManyPixels ? `${file.name} has too many pixels.` : `${file.name} is not a valid image.`,
    )
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
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? notNow() : error
  }
  return { key, ...photo }
}

async function takeInPhotos(store: PhotoStore, files: readonly File[], field: string): Promise<NewPhoto[]> {
  const taken: NewPhoto[] = []
  const refused: FieldErrors = {}
  try {
    for (const [index, file] of files.entries()) {
      try {
        taken.push(await takeInOne(store, file, 'whole'))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refused[`${field}.${index}`] = [error.message]
      }
    }
    if (Object.keys(refused).length > 0) throw refusal(refused)
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
    throw error instanceof Refused ? refusal({ [field]: [error.message] }) : error
  })
  try {
    return await writeKey(key)
  } catch (error) {
    await store.remove([key])
    throw error
  }
}
