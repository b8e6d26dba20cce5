import { fullWidthPath } from '@closyyy/contract/photos'
import { savesData } from '@closyyy/platform/connection'
import type { CardPhoto } from '../product-cards.ts'

/** Returns a photo whose renditions have their full width also for visitors who save data: they enlarge it for details. */
export function inFullWidth(photo: CardPhoto): CardPhoto {
  return savesData() ? { ...photo, image_path: fullWidthPath(photo.image_path) } : photo
}
