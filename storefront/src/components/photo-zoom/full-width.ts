import { fullWidthPath, type Photo } from '@closyyy/contract/photos'

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Returns a photo whose renditions have their full width also for visitors who save data: they enlarge it for details. */
export function inFullWidth(photo: Photo): Photo {
  if (!savesData()) return photo
  const renditions = photo.renditions.map(({ width, image_path }) => ({ width, image_path: fullWidthPath(image_path) }))
  return { ...photo, image_path: fullWidthPath(photo.image_path), renditions }
}
