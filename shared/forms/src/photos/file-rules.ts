import { MAX_PHOTOS } from '@closyyy/contract/products'

/** Accepted upload types (PHOTO-2). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

export type FileError =
  | { reason: 'too-many' }
  | { reason: 'wrong-type' }
  | { reason: 'not-an-image'; name: string }
  | { reason: 'already-selected'; name: string }
  | { reason: 'none-valid' }

export interface SortedFiles {
  accepted: File[]
  errors: FileError[]
}

export interface PickedFiles {
  /** Photos in the picker, saved ones included. */
  count: number
  names: readonly string[]
}

function withinLimit(files: File[], { count }: PickedFiles): SortedFiles {
  const room = Math.max(0, MAX_PHOTOS - count)
  return { accepted: files.slice(0, room), errors: files.length > room ? [{ reason: 'too-many' }] : [] }
}

/** Accepts files of the allowed types, up to eight in all (PHOTO-2). */
export function sortPhotos(files: readonly File[], picked: PickedFiles): SortedFiles {
  const images = files.filter(({ type }) => photoTypes.includes(type))
  const { accepted, errors } = withinLimit(images, picked)
  return { accepted, errors: images.length < files.length ? [{ reason: 'wrong-type' }, ...errors] : errors }
}

/** Accepts new images only, up to eight with those of the product (PHOTO-2). */
export function sortForEdit(files: readonly File[], picked: PickedFiles): SortedFiles {
  const errors: FileError[] = []
  const names = new Set(picked.names)
  const valid = files.filter(({ name, type }) => {
    if (!photoTypes.includes(type)) errors.push({ reason: 'not-an-image', name })
    else if (names.has(name)) errors.push({ reason: 'already-selected', name })
    else return names.add(name)
    return false
  })
  const { accepted, errors: tooMany } = withinLimit(valid, picked)
  if (files.length > 0 && valid.length === 0) errors.push({ reason: 'none-valid' })
  return { accepted, errors: [...errors, ...tooMany] }
}
