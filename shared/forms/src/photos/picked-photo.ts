import type { Photo } from '@closyyy/contract/photos'

export interface PickedPhoto {
  id: string
  /** Empty for a photo from the server. */
  name: string
  state: 'shrinking' | 'ready' | 'failed'
  /** The original file, until it is resized, so that a failed resize can be retried. */
  source?: File
  /** The resized file. */
  file?: File
  savedId?: number
  /** A server URL or a data URI: the content policy blocks blob URLs. */
  preview?: string
  error?: string
}

/** A resized photo that was not uploaded yet. */
export type NewPhoto = PickedPhoto & { file: File }

export function pickedPhoto(source: File): PickedPhoto {
  return { id: crypto.randomUUID(), name: source.name, state: 'shrinking', source }
}

export function savedPhoto({ id, image_path, renditions }: Photo): PickedPhoto {
  const [, middle] = renditions
  return { id: `saved-${id}`, name: '', state: 'ready', savedId: id, preview: middle?.image_path ?? image_path }
}

export function newPhotos(photos: readonly PickedPhoto[]): NewPhoto[] {
  return photos.filter((photo): photo is NewPhoto => photo.savedId === undefined && photo.file !== undefined)
}

/** Moves an entry; clamps the target to the list. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, entry)
}
