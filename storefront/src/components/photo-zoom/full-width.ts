import { fullWidthPath } from '@closyyy/contract/photos'
import type { CardPhoto } from '@closyyy/contract/products-schemas'
import { savesData } from '@closyyy/platform/rendering/connection'

/** Returns a photo whose renditions have their full width also for visitors who save data: they enlarge it for details. */
export function inFullWidth(photo: CardPhoto): CardPhoto {
  return savesData() ? { ...photo, image_path: fullWidthPath(photo.image_path) } : photo
}
