import { MAX_PHOTOS } from '@closyyy/contract/products-writing'

/** The types of photo that can be uploaded (PHOTO-2). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** Why some of the chosen files were left out. */
export type FileRefusal =
  | { reason: 'too-many' }
  | { reason: 'wrong-type' }
  | { reason: 'not-an-image'; name: string }
  | { reason: 'already-selected'; name: string }
  | { reason: 'none-valid' }

export interface Sorted {
  accepted: File[]
  refusals: FileRefusal[]
}

/** What stands in the picker already. */
export interface Standing {
  /** Photos that stay, new ones included. */
  count: number
  /** Names of the chosen files. */
  names: readonly string[]
}

function withinLimit(files: File[], { count }: Standing): Sorted {
  const room = Math.max(0, MAX_PHOTOS - count)
  return { accepted: files.slice(0, room), refusals: files.length > room ? [{ reason: 'too-many' }] : [] }
}

/** Sorts the files for a new listing: the right types, eight in all (PHOTO-2). */
export function sortForListing(files: readonly File[], standing: Standing): Sorted {
  const images = files.filter(({ type }) => photoTypes.includes(type))
  const { accepted, refusals } = withinLimit(images, standing)
  return { accepted, refusals: images.length < files.length ? [{ reason: 'wrong-type' }, ...refusals] : refusals }
}

/** Sorts the files for a listing that stands: images, none twice, eight with those that it has (PHOTO-2). */
export function sortForEdit(files: readonly File[], standing: Standing): Sorted {
  const refusals: FileRefusal[] = []
  const names = new Set(standing.names)
  const valid = files.filter(({ name, type }) => {
    if (!photoTypes.includes(type)) refusals.push({ reason: 'not-an-image', name })
    else if (names.has(name)) refusals.push({ reason: 'already-selected', name })
    else return names.add(name)
    return false
  })
  const { accepted, refusals: tooMany } = withinLimit(valid, standing)
  if (files.length > 0 && valid.length === 0) refusals.push({ reason: 'none-valid' })
  return { accepted, refusals: [...refusals, ...tooMany] }
}
