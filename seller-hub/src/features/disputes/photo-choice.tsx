import { sortForListing } from '../../components/photo-picker/file-rules.ts'
import { PhotoPicker } from '../../components/photo-picker/photo-picker.tsx'
import { type NewPhoto, newPhotos } from '../../components/photo-picker/picked-photo.ts'
import type { Photos } from '../../components/photo-picker/use-photos.ts'
import { useDisputesText } from './disputes-text.ts'

export interface PhotoChoiceProps {
  photos: Photos
  progress: ReadonlyMap<string, number> | undefined
}

export function PhotoChoice({ photos, progress }: PhotoChoiceProps) {
  const t = useDisputesText()
  return (
    <PhotoPicker
      photos={photos}
      sort={sortForListing}
      messageOf={({ reason }) => t(reason === 'too-many' ? 'photos.too-many' : 'photos.wrong-type')}
      progress={progress}
      isPlain
    />
  )
}

export const isShrinking = ({ photos }: Photos) => photos.some(({ state }) => state === 'shrinking')

/** A photo failed, and must be retried or removed first. */
export class PhotosNotReady extends Error {}

/** Returns the photos to send. @throws PhotosNotReady */
export function readyPhotos({ photos }: Photos): NewPhoto[] {
  if (photos.some(({ state }) => state === 'failed')) throw new PhotosNotReady()
  return newPhotos(photos)
}
