import { isApiError } from '@closyyy/api-client/api-error'
import type { PhotoPlace } from '@closyyy/contract/photos'
import { newPhotos, type PickedPhoto } from '@closyyy/forms/picked-photo'

export interface PhotoChanges {
  photo_order: PhotoPlace[]
  delete_photo_ids: number[]
}

/** Returns the order of the photos and the ids of the saved ones that were removed. */
export function photoChanges(photos: readonly PickedPhoto[], savedIds: readonly number[]): PhotoChanges {
  const sent = photos.filter(({ savedId, file }) => savedId !== undefined || file)
  return {
    photo_order: sent.map(({ savedId }) => savedId ?? 'new'),
    delete_photo_ids: savedIds.filter(id => !photos.some(({ savedId }) => savedId === id)),
  }
}

/** Appends new files with their ids (PHOTO-6), deletions and the order in the wire's form fields. */
export function appendPhotos(
  form: FormData,
  field: 'images' | 'new_photos',
  photos: readonly PickedPhoto[],
  savedIds: readonly number[],
): void {
  const { photo_order, delete_photo_ids } = photoChanges(photos, savedIds)
  for (const id of delete_photo_ids) form.append('delete_photo_ids[]', String(id))
  for (const place of photo_order) form.append('photo_order[]', String(place))
  for (const [index, { id, file }] of newPhotos(photos).entries()) {
    form.append('upload_ids[]', id)
    form.append(`${field}[${index}]`, file, file.name)
  }
}

/** Path of a photo's error in a response. */
export const photoPath = /^(?:images|new_photos)\.(\d+)$/

/** Returns the errors by photo id, for the photos in the order sent. */
export function photoErrors(error: unknown, sent: readonly { id: string }[]): Map<string, string> {
  const errors = new Map<string, string>()
  if (!isApiError(error)) return errors
  for (const [path, texts] of Object.entries(error.errors)) {
    const photo = sent[Number(photoPath.exec(path)?.[1] ?? -1)]
    if (photo) errors.set(photo.id, texts.join(' '))
  }
  return errors
}
