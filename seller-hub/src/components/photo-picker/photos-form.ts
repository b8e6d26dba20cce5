import type { PhotoPlace } from '@closyyy/contract/photos'
import { newPhotos, type PickedPhoto } from './picked-photo.ts'

/** What a form says of its photos beside the files. */
export interface PhotoChanges {
  photo_order: PhotoPlace[]
  delete_photo_ids: number[]
}

/** The order of a form's photos, and the server's numbers of those that went. */
export function photoChanges(photos: readonly PickedPhoto[], standing: readonly number[]): PhotoChanges {
  const sent = photos.filter(({ savedId, file }) => savedId !== undefined || file)
  return {
    photo_order: sent.map(({ savedId }) => savedId ?? 'new'),
    delete_photo_ids: standing.filter(id => !photos.some(({ savedId }) => savedId === id)),
  }
}

/** Adds photos to a form as the server reads them: the new files, those to delete, and the order of all. */
export function appendPhotos(
  form: FormData,
  field: 'images' | 'new_photos',
  photos: readonly PickedPhoto[],
  standing: readonly number[],
): void {
  const { photo_order, delete_photo_ids } = photoChanges(photos, standing)
  for (const id of delete_photo_ids) form.append('delete_photo_ids[]', String(id))
  for (const place of photo_order) form.append('photo_order[]', String(place))
  for (const [index, { file }] of newPhotos(photos).entries()) form.append(`${field}[${index}]`, file, file.name)
}
