import { sortPhotos } from '../photos/file-rules.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { type NewPhoto, newPhotos } from '../photos/picked-photo.ts'
import type { Photos } from '../photos/use-photos.ts'
import { type DisputeText, useDisputeText } from './dispute-text.ts'

export interface DisputePhotoPickerProps {
  photos: Photos
  /** Upload progress, 0 to 1, by photo id; undefined if no upload runs. */
  progress: ReadonlyMap<string, number> | undefined
}

/** Chooses the photos of a report or message of a dispute. */
export function DisputePhotoPicker({ photos, progress }: DisputePhotoPickerProps) {
  const t = useDisputeText()
  return (
    <PhotoPicker
      photos={photos}
      sort={sortPhotos}
      messageOf={({ reason }) => t(reason === 'too-many' ? 'photos.too-many' : 'photos.wrong-type')}
      progress={progress}
      isPlain
    />
  )
}

/** Returns whether a photo is still being resized. */
export const isShrinking = ({ photos }: Photos) => photos.some(({ state }) => state === 'shrinking')

/** A photo failed, and must be retried or removed first. */
class PhotosNotReady extends Error {}

/** Returns the photos to send. @throws an error with a text of its own, see `photosErrorText` */
export function readyPhotos({ photos }: Photos): NewPhoto[] {
  if (photos.some(({ state }) => state === 'failed')) throw new PhotosNotReady()
  return newPhotos(photos)
}

/** Returns the form error for photos that are not ready; undefined for any other error. */
export const photosErrorText = (t: DisputeText, error: unknown) =>
  error instanceof PhotosNotReady ? t('photos.not-ready') : undefined
