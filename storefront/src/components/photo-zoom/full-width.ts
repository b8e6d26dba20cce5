import { fullWidthPath, type Photo } from '@closyyy/contract/photos'
import { savesData } from '@closyyy/platform/connection'

/** Returns a photo whose renditions have their full width also for visitors who save data: they enlarge it for details. */
export function inFullWidth(photo: Photo): Photo {
  if (!savesData()) return photo
  const renditions = photo.renditions.map(({ width, image_path }) => ({ width, image_path: fullWidthPath(image_path) }))
  return { ...photo, image_path: fullWidthPath(photo.image_path), renditions }
}
