import { renditionWidths } from '@closyyy/contract/photos'

/** Pixels of an uploaded image; one with more is rejected. */
export const MAX_PIXELS = 50_000_000
/** Size to which an image is reduced. */
export const MAX_WIDTH = Math.max(...renditionWidths)
export const MAX_HEIGHT = MAX_WIDTH * 3
